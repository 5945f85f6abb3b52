import { setImmediate as nextIteration } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from "vitest";
import { collectBriefly } from "./collect-briefly.ts";

let groups: string[][];
let addWord: (word: string) => void;
let now: MockInstance<() => number>;
beforeEach(() => {
  // A stall of the machine must not end a group.
  now = vi.spyOn(performance, "now").mockReturnValue(1_000);
  groups = [];
  addWord = collectBriefly((items) => groups.push([...items]));
});
afterEach(() => now.mockRestore());

/** Long enough for whatever is collected. */
async function waitUntilQuiet(): Promise<void> {
  for (let iteration = 0; iteration < 5; iteration += 1) await nextIteration();
}

it("hands over together what comes in one moment, at most 64", async () => {
  const all = Array.from({ length: 65 }, (_, index) => `word ${index}`);
  for (const word of all) addWord(word);
  await waitUntilQuiet();
  expect(groups).toEqual([all.slice(0, 64), all.slice(64)]);
});

it("hands over a lone item after an iteration of the event loop that brings no other one", async () => {
  addWord("first");
  await nextIteration();
  expect(groups).toEqual([]);
  await nextIteration();
  expect(groups).toEqual([["first"]]);
  addWord("second");
  await waitUntilQuiet();
  expect(groups).toEqual([["first"], ["second"]]);
});

it("waits while each iteration of the event loop brings another item", async () => {
  for (const word of ["first", "second", "third"]) {
    addWord(word);
    await nextIteration();
  }
  expect(groups).toEqual([]);
  await nextIteration();
  expect(groups).toEqual([["first", "second", "third"]]);
});

it("hands over after ten milliseconds although more arrive", async () => {
  addWord("first");
  await nextIteration();
  now.mockReturnValue(1_010);
  addWord("second");
  await nextIteration();
  expect(groups).toEqual([]);
  now.mockReturnValue(1_010.1);
  addWord("third");
  await nextIteration();
  expect(groups).toEqual([["first", "second", "third"]]);
});
