import { setTimeout as pause, setImmediate as turn } from "node:timers/promises";
import { beforeEach, expect, it, vi } from "vitest";
import { collectBriefly } from "./collect-briefly.ts";

let groups: string[][];
let addWord: (word: string) => void;
beforeEach(() => {
  groups = [];
  addWord = collectBriefly((items) => groups.push([...items]));
});

it("hands over together what comes in one moment, at most 64", async () => {
  const all = Array.from({ length: 65 }, (_, index) => `word ${index}`);
  for (const word of all) addWord(word);
  await pause(20);
  expect(groups).toEqual([all.slice(0, 64), all.slice(64)]);
});

it("hands over a lone item when the event loop has turned without another one", async () => {
  addWord("first");
  await turn();
  expect(groups).toEqual([]);
  await turn();
  expect(groups).toEqual([["first"]]);
  addWord("second");
  await pause(20);
  expect(groups).toEqual([["first"], ["second"]]);
});

it("waits while each turn of the event loop brings another item", async () => {
  for (const word of ["first", "second", "third"]) {
    addWord(word);
    await turn();
  }
  expect(groups).toEqual([]);
  await turn();
  expect(groups).toEqual([["first", "second", "third"]]);
});

it("hands over after ten milliseconds although more arrive", async () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(1_000);
  addWord("first");
  await turn();
  now.mockReturnValue(1_010);
  addWord("second");
  await turn();
  expect(groups).toEqual([]);
  now.mockReturnValue(1_010.1);
  addWord("third");
  await turn();
  expect(groups).toEqual([["first", "second", "third"]]);
  now.mockRestore();
});
