import { setTimeout as pause, setImmediate as turn } from "node:timers/promises";
import { beforeEach, expect, it } from "vitest";
import { type BriefCollector, collectBriefly } from "./collect-briefly.ts";

let groups: string[][];
let words: BriefCollector<string>;
beforeEach(() => {
  groups = [];
  words = collectBriefly((items) => groups.push([...items]));
});

it("hands over together what comes in one moment, at most 64", async () => {
  const all = Array.from({ length: 65 }, (_, index) => `word ${index}`);
  for (const word of all) words.add(word);
  await pause(20);
  expect(groups).toEqual([all.slice(0, 64), all.slice(64)]);
});

it("waits three milliseconds when no other item is announced", async () => {
  words.add("first");
  await pause(1);
  words.add("second");
  expect(groups).toEqual([]);
  await pause(5);
  expect(groups).toEqual([["first", "second"]]);
});

it("waits for an item that is announced", async () => {
  const announced = words.announce(() => pause(5));
  words.add("first");
  await announced;
  words.add("announced");
  await pause(20);
  expect(groups).toEqual([["first", "announced"]]);
});

it("hands over at once when the last announced item has come", async () => {
  const [early, late] = [words.announce(() => turn()), words.announce(() => pause(4))];
  await early;
  words.add("early");
  await late;
  words.add("late");
  await turn();
  expect(groups).toEqual([["early", "late"]]);
});

it("does not wait longer for an item whose preparation has failed, and passes the error on", async () => {
  const announced = words.announce(async () => {
    await turn();
    throw new Error("not now");
  });
  words.add("other");
  await expect(announced).rejects.toThrow("not now");
  await turn();
  expect(groups).toEqual([["other"]]);
});

it("waits ten milliseconds at most", async () => {
  let end = () => {};
  const announced = words.announce(() => new Promise<void>((resolve) => (end = resolve)));
  words.add("first");
  await pause(50);
  expect(groups).toEqual([["first"]]);
  end();
  await announced;
});
