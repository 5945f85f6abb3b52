import { expect, it } from "vitest";
import { sharesWord } from "./shares-word.ts";

it.each([
  ["the same word", "import contacts", ["contact"], true],
  ["a longer word", "broad", ["broadcast"], true],
  ["a synonym", "kimat", ["price"], true],
  ["a word that is only spelled alike", "tally", ["daily"], false],
  ["a typo", "imprt", ["import"], false],
  ["only a stop word", "how to tally", ["how"], false],
  ["nothing", "tally", [], false],
] as const)("recognizes %s", (_, query, words, isShared) => {
  expect(sharesWord(query, words)).toBe(isShared);
});
