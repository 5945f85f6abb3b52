import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createChecker } from "./create-checker.ts";

let sent: { title: unknown; answer: (found: string) => void; fail: () => void }[];
let shown: string[];
const open = () =>
  createChecker<string>({
    send: (values) =>
      new Promise((answer, reject) => {
        const { title } = values as { title: unknown };
        sent.push({ title, answer, fail: () => reject(new Error("no connection")) });
      }),
    onAnswer: (found, { title }) => shown.push(`${found} in ${title}`),
    onFailure: () => shown.push("failed"),
  });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  [sent, shown] = [[], []];
});
afterEach(() => vi.useRealTimers());

it("checks 800 ms after the last change, and not after an event that has changed nothing", async () => {
  const checker = open();
  checker.change({ title: "a" });
  await pass(700);
  checker.change({ title: "ab" });
  await pass(799);
  expect(sent).toEqual([]);
  checker.change({ title: "ab" });
  await pass(1);
  expect(sent).toMatchObject([{ title: "ab" }]);
  sent[0]?.answer("two findings");
  checker.change({ title: "ab" });
  await pass(5_000);
  expect(sent).toHaveLength(1);
  expect(shown).toEqual(["two findings in ab"]);
});

it("drops the answer to a text that was changed since, also when the change was taken back", async () => {
  const checker = open();
  for (const title of ["a", "ab", "a"]) {
    checker.change({ title });
    await pass(800);
  }
  sent[1]?.answer("of ab");
  sent[2]?.answer("of the second a");
  await pass(0);
  sent[0]?.fail();
  await pass(0);
  expect(shown).toEqual(["of the second a in a"]);
  checker.change({ title: "abc" });
  await pass(800);
  checker.change({ title: "abcd" });
  sent[3]?.answer("of abc");
  await pass(0);
  expect(shown).toEqual(["of the second a in a"]);
});

it("says that a check failed, and checks again after the next change", async () => {
  const checker = open();
  checker.change({ title: "a" });
  await pass(800);
  sent[0]?.fail();
  await pass(0);
  expect(shown).toEqual(["failed"]);
  checker.change({ title: "ab" });
  await pass(800);
  sent[1]?.answer("nothing");
  await pass(0);
  expect(shown).toEqual(["failed", "nothing in ab"]);
});

it("shows and sends nothing once it has stopped", async () => {
  const checker = open();
  checker.change({ title: "a" });
  await pass(800);
  checker.change({ title: "ab" });
  checker.stop();
  sent[0]?.answer("late");
  await pass(5_000);
  expect(sent).toHaveLength(1);
  expect(shown).toEqual([]);
});
