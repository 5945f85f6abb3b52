import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type ArticleFields, articleFields } from "../../../server/articles/article-fields.ts";
import { type AutosaveState, createAutosave, type SaveResult, type Seen } from "./autosave.ts";

const text = (content: string): ArticleFields => articleFields.parse({ section: "help", content });

let sent: { content: string; revision: number; answer: (result: SaveResult) => void }[];
let kept: (string | undefined)[];
let shown: AutosaveState | undefined;
const open = (onState: (state: AutosaveState) => void = () => {}) =>
  createAutosave({
    fields: text(""),
    seen: { revision: 0, articleRevision: 1 },
    savedAt: null,
    save: ({ content }, { revision }: Seen) =>
      new Promise((answer) => sent.push({ content, revision, answer })),
    keep: (fields) => kept.push(fields?.content),
    onState: (state) => {
      shown = state;
      onState(state);
    },
  });
const saved = (revision: number): SaveResult => ({
  kind: "saved",
  ...{ seen: { revision, articleRevision: 1 }, savedAt: "2026-11-22T04:30:00.000Z" },
});
const answer = async (result: SaveResult) => {
  sent.at(-1)?.answer(result);
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  [sent, kept, shown] = [[], [], undefined];
});
afterEach(() => vi.useRealTimers());

it("saves a second after the last key, and claims nothing before the answer", async () => {
  const autosave = open();
  autosave.change(text("a"));
  await vi.advanceTimersByTimeAsync(900);
  autosave.change(text("ab"));
  await vi.advanceTimersByTimeAsync(999);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toMatchObject([{ content: "ab", revision: 0 }]);
  expect(shown).toMatchObject({ isUnsaved: true, savedAt: null });
  await answer(saved(1));
  expect(shown).toMatchObject({ isUnsaved: false, savedAt: "2026-11-22T04:30:00.000Z" });
});

it("tells the page of the first change, of the save and of nothing in between", async () => {
  const told: AutosaveState[] = [];
  const autosave = open((state) => told.push(state));
  for (const content of ["a", "ab", "abc"]) autosave.change(text(content));
  expect(told).toMatchObject([{ isUnsaved: true, savedAt: null }]);
  await vi.advanceTimersByTimeAsync(1_000);
  await answer(saved(1));
  expect(told.slice(1)).toMatchObject([{ isUnsaved: false, savedAt: "2026-11-22T04:30:00.000Z" }]);
  autosave.change(text("abcd"));
  expect(told.slice(2)).toMatchObject([{ isUnsaved: true }]);
});

it("tells the page when it starts again what has changed while it was stopped", async () => {
  const told: AutosaveState[] = [];
  const autosave = open((state) => told.push(state));
  autosave.stop();
  autosave.change(text("a"));
  expect(told).toEqual([]);
  autosave.start();
  expect(told).toMatchObject([{ isUnsaved: true }]);
});

it("tells the page with the next key that a text which was rejected is tried again", async () => {
  const autosave = open();
  autosave.change(text("a"));
  await vi.advanceTimersByTimeAsync(1_000);
  await answer({ kind: "rejected", reason: "It has no title." });
  expect(shown?.problem).toMatchObject({ reason: "It has no title." });
  autosave.change(text("ab"));
  expect(shown).toMatchObject({ isUnsaved: true, problem: undefined });
});

it("saves at the latest every five seconds while somebody types without a pause", async () => {
  const autosave = open();
  for (let key = 0; key < 60; key += 1) {
    autosave.change(text(`${key}`));
    await vi.advanceTimersByTimeAsync(100);
    if (sent.length > 0) break;
  }
  expect(sent[0]?.content).toBe("49");
});

it("saves the last words that were typed while a save was under way, by the next one", async () => {
  const autosave = open();
  autosave.change(text("first"));
  await vi.advanceTimersByTimeAsync(1_000);
  autosave.change(text("first and last words"));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(1);
  await answer(saved(1));
  expect(shown?.isUnsaved).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent[1]).toMatchObject({ content: "first and last words", revision: 1 });
  await answer(saved(2));
  expect(shown?.isUnsaved).toBe(false);
});

it("keeps each change in the browser at once, until the server has it", async () => {
  const autosave = open();
  autosave.change(text("a"));
  autosave.change(text("ab"));
  expect(kept).toEqual(["a", "ab"]);
  await vi.advanceTimersByTimeAsync(1_000);
  await answer({ kind: "failed", reason: "No connection." });
  expect(kept).toEqual(["a", "ab"]);
  expect(shown).toMatchObject({ isUnsaved: true, problem: { reason: "No connection." } });
  await vi.advanceTimersByTimeAsync(5_000);
  await answer(saved(1));
  expect(kept.at(-1)).toBeUndefined();
});

it("sends nothing more after a conflict until the person has chosen, and then goes on from there", async () => {
  const autosave = open();
  autosave.change(text("mine"));
  await vi.advanceTimersByTimeAsync(1_000);
  const current = { revision: 7, articleRevision: 3, fields: text("theirs") };
  await answer({ kind: "conflict", current: current as never });
  autosave.change(text("mine, longer"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect(kept.at(-1)).toBe("mine, longer");
  autosave.rebase(current);
  void autosave.saveNow();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent[1]).toMatchObject({ content: "mine, longer", revision: 7 });
});

it("saves at once on request, after the save that is under way", async () => {
  const autosave = open();
  autosave.change(text("one"));
  void autosave.saveNow();
  await vi.advanceTimersByTimeAsync(0);
  autosave.change(text("two"));
  const isDone = vi.fn();
  void autosave.saveNow().then(isDone);
  expect(sent).toHaveLength(1);
  await answer(saved(1));
  expect(sent[1]).toMatchObject({ content: "two", revision: 1 });
  expect(isDone).not.toHaveBeenCalled();
  await answer(saved(2));
  expect(isDone).toHaveBeenCalled();
});
