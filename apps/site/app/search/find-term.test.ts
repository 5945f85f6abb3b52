import { describe, expect, it } from "vitest";
import { includesTerm, splitAtTerm } from "./find-term.ts";
import { findTitles } from "./find-titles.ts";

/** The pieces as one text, with matches in brackets. */
const marked = (title: string, term: string) =>
  splitAtTerm(title, term)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join("");

describe("splitAtTerm", () => {
  it.each([
    ["Import contacts", "CONT", "Import [cont]acts"],
    ["A+B (C) [D] $1 \\d .*", ".*", "A+B (C) [D] $1 \\d [.*]"],
    ["What (if)?", "(if)?", "What [(if)?]"],
    ["Café, CAFÉ", "café", "[Café], [CAFÉ]"],
    ["Cafe\u0301", "CAF\u00c9", "[Café]"],
    ["İstanbul", "stan", "İ[stan]bul"],
    ["<b>bold</b>", "<B>", "[<b>]bold</b>"],
    // A consonant keeps its vowel sign.
    ["किताब की दुकान", "क", "[कि]ताब [की] दु[का]न"],
    ["વોટ્સએપ સંદેશ", "સંદેશ", "વોટ્સએપ [સંદેશ]"],
    ["Title", "", "Title"],
    ["Title", "x", "Title"],
    ["aaa", "aa", "[aaa]"],
  ])("marks the matches in %s for %s", (title, term, expected) => {
    expect(marked(title, term)).toBe(expected);
  });
});

describe("includesTerm", () => {
  it("compares titles without regard to case", () => {
    expect(includesTerm("Café", "cafe")).toBe(false);
    expect(includesTerm("How to import", "  IMPORT ")).toBe(true);
    expect(includesTerm("How to import", "how import")).toBe(false);
  });

  it("searches titles only", () => {
    const entries = [{ article: { title: "One", slug: "two", excerpt: "three" } }];
    expect(findTitles(entries, "ONE")).toHaveLength(1);
    for (const term of ["two", "three"]) expect(findTitles(entries, term)).toEqual([]);
  });
});
