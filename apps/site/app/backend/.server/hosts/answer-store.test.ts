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
/** Waits until this many files exist and nothing is being written. */
const written = (count: number) =>
  vi.waitFor(
    () => expect([files().length, readdirSync(folder).length]).toEqual([count, count]),
    30_000,
  );

it("finds stored answers unchanged after a restart", async () => {
  store.save("8 articleSlug=a", answer('{"success":true}\n\n', 201));
  await written(1);
  const next = createAnswerStore(folder, host);
  expect(await next.find("8 articleSlug=a")).toEqual(answer('{"success":true}\n\n', 201));
  expect(await next.find("8 articleSlug=b")).toBeUndefined();
});

it("finds an answer that is still being written, and the last of several", async () => {
  store.save("k", answer("one"));
  store.save("k", answer("two"));
  expect(await store.find("k")).toEqual(answer("two"));
  await written(1);
  await vi.waitFor(
    async () => expect(await createAnswerStore(folder, host).find("k")).toEqual(answer("two")),
    30_000,
  );
});

it("deletes answers", async () => {
  store.save("k", answer("one"));
  store.save("l", answer("two"));
  await written(2);
  store.delete("k");
  expect(await store.find("k")).toBeUndefined();
  await written(1);
});

it("has written everything to disk once it has settled, so that the process can stop", async () => {
  for (let index = 0; index < 20; index += 1) store.save(`k${index}`, answer("kept"));
  store.delete("k0");
  store.save("k1", answer("newer"));
  await store.flush();
  const next = createAnswerStore(folder, host);
  expect(await next.find("k0")).toBeUndefined();
  expect(await next.find("k1")).toEqual(answer("newer"));
  expect(await next.find("k19")).toEqual(answer("kept"));
});

it("never shows one host's answers as another's", async () => {
  store.save("k", answer("one"));
  await written(1);
  expect(await createAnswerStore(folder, "http://other.example").find("k")).toBeUndefined();
});

it("ignores an incomplete file, and deletes drafts left by a crash", async () => {
  store.save("k", answer("a long answer"));
  await written(1);
  const [name = ""] = files();
  writeFileSync(join(folder, name), readFileSync(join(folder, name)).subarray(0, -1));
  writeFileSync(join(folder, "x.draft"), "half");
  const next = createAnswerStore(folder, host);
  expect(await next.find("k")).toBeUndefined();
  next.save("l", answer("other"));
  await written(2);
});

it("is readable by its owner only", async () => {
  store.save("k", answer("one"));
  await written(1);
  expect(statSync(join(folder, files()[0] ?? "")).mode & 0o077).toBe(0);
});

it("evicts the oldest when the limit is reached, including files of an earlier run", async () => {
  const text = "x".repeat(1_000);
  const small = createAnswerStore(folder, host, 3_500);
  for (const key of ["a", "b", "c"]) small.save(key, answer(text));
  await written(3);
  const next = createAnswerStore(folder, host, 3_500);
  next.save("d", answer(text));
  await vi.waitFor(async () => expect(await next.find("a")).toBeUndefined(), 30_000);
  await written(3);
  expect(await next.find("d")).toEqual(answer(text));
});

it("keeps working when nothing can be written", async () => {
  writeFileSync(folder, "a file where the folder should be");
  store.save("k", answer("one"));
  await vi.waitFor(async () => expect(await store.find("k")).toBeUndefined(), 30_000);
});
