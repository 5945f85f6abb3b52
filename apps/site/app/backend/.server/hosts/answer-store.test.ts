import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { log } from "../log.ts";
import { type AnswerStore, createAnswerStore } from "./answer-store.ts";

const host = "http://host.example";
let folder = "";
let store: AnswerStore;

beforeEach(() => {
  log.level = "silent";
  folder = join(mkdtempSync(join(tmpdir(), "answers-")), "kept");
  store = createAnswerStore(folder, host);
});
afterEach(() => rmSync(join(folder, ".."), { recursive: true, force: true }));

const answer = (text: string, status = 200) => ({ status, bytes: Buffer.from(text) });
const files = () => readdirSync(folder).filter((name) => !name.endsWith(".draft"));
/** Waits until so many files are there and nothing is being written. */
const written = (count: number) =>
  vi.waitFor(() => expect([files().length, readdirSync(folder).length]).toEqual([count, count]));

it("finds after a restart what was kept, as it came", async () => {
  store.keep("8 articleSlug=a", answer('{"success":true}\n\n', 201));
  await written(1);
  const next = createAnswerStore(folder, host);
  expect(await next.find("8 articleSlug=a")).toEqual(answer('{"success":true}\n\n', 201));
  expect(await next.find("8 articleSlug=b")).toBeUndefined();
});

it("finds at once what is still being written, and the last of several", async () => {
  store.keep("k", answer("one"));
  store.keep("k", answer("two"));
  expect(await store.find("k")).toEqual(answer("two"));
  await written(1);
  await vi.waitFor(async () =>
    expect(await createAnswerStore(folder, host).find("k")).toEqual(answer("two")),
  );
});

it("forgets", async () => {
  store.keep("k", answer("one"));
  store.keep("l", answer("two"));
  await written(2);
  store.forget("k");
  expect(await store.find("k")).toBeUndefined();
  await written(1);
});

it("has everything on disk once it has settled, as a stop needs it", async () => {
  for (let index = 0; index < 20; index += 1) store.keep(`k${index}`, answer("kept"));
  store.forget("k0");
  store.keep("k1", answer("newer"));
  await store.settle();
  const next = createAnswerStore(folder, host);
  expect(await next.find("k0")).toBeUndefined();
  expect(await next.find("k1")).toEqual(answer("newer"));
  expect(await next.find("k19")).toEqual(answer("kept"));
});

it("never shows one host's answers as another's", async () => {
  store.keep("k", answer("one"));
  await written(1);
  expect(await createAnswerStore(folder, "http://other.example").find("k")).toBeUndefined();
});

it("counts a file that is not whole as none, and clears up after a crash", async () => {
  store.keep("k", answer("a long answer"));
  await written(1);
  const [name = ""] = files();
  writeFileSync(join(folder, name), readFileSync(join(folder, name)).subarray(0, -1));
  writeFileSync(join(folder, "x.draft"), "half");
  const next = createAnswerStore(folder, host);
  expect(await next.find("k")).toBeUndefined();
  next.keep("l", answer("other"));
  await written(2);
});

it("is readable by its owner only", async () => {
  store.keep("k", answer("one"));
  await written(1);
  expect(statSync(join(folder, files()[0] ?? "")).mode & 0o077).toBe(0);
});

it("lets go of the oldest when there is no more room, also of an earlier run's", async () => {
  const text = "x".repeat(1_000);
  const small = createAnswerStore(folder, host, 3_500);
  for (const key of ["a", "b", "c"]) small.keep(key, answer(text));
  await written(3);
  const next = createAnswerStore(folder, host, 3_500);
  next.keep("d", answer(text));
  await vi.waitFor(async () => expect(await next.find("a")).toBeUndefined());
  await written(3);
  expect(await next.find("d")).toEqual(answer(text));
});

it("lives on without when nothing can be written", async () => {
  writeFileSync(folder, "a file where the folder should be");
  store.keep("k", answer("one"));
  await vi.waitFor(async () => expect(await store.find("k")).toBeUndefined());
});
