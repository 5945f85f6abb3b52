import { afterEach, describe, expect, it, vi } from "vitest";
import { createExcerpt } from "./create-excerpt.ts";
import { highlightWords } from "./highlight-words.ts";
import { mergeRanked } from "./merge-ranked.ts";
import { readHtmlText } from "./read-html-text.ts";

describe("an excerpt", () => {
  const filler = "Nothing of it is said here at all. ".repeat(12);

  it("is the part with the most words, cut between words", () => {
    const text = `Tags. ${filler}Add tags to a contact, then save the contact. ${filler}`;
    const excerpt = createExcerpt(text, ["tags", "contact"]) ?? "";
    expect(excerpt).toContain("Add tags to a contact, then save the contact.");
    expect(excerpt).toMatch(/^… \w/);
    expect(excerpt).toMatch(/\w.? …$/);
    expect(excerpt.length).toBeLessThan(200);
  });

  it("is the whole of a short text, and undefined when no word matches", () => {
    expect(createExcerpt("Save it.", ["save"])).toBe("Save it.");
    expect(createExcerpt("Save it.", ["tags"])).toBeUndefined();
    expect(createExcerpt("", ["tags"])).toBeUndefined();
  });
});

describe("a long text", () => {
  afterEach(() => vi.restoreAllMocks());

  it("needs only a few look-ups per match for its excerpt", () => {
    const text = "a ".repeat(10_000);
    const spies = [vi.spyOn(Map.prototype, "set"), vi.spyOn(Set.prototype, "add")];
    expect(createExcerpt(text, ["a", "b"])).toMatch(/^a a a/);
    const lookUps = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
    expect(lookUps).toBeLessThan(3 * 10_000);
  });

  it("is read from HTML without rereading the whole text for each line", () => {
    const test = vi.spyOn(RegExp.prototype, "test");
    const text = readHtmlText("<p>One line</p>".repeat(1_000));
    expect(text).toHaveLength(11 * 1_000 - 3);
    const read = test.mock.calls.reduce((sum, [line]) => sum + String(line).length, 0);
    expect(read).toBeLessThan(2 * text.length);
  });
});

it("highlights whole words without losing a character", () => {
  const text = "Cafés (cafe), cafeteria: संपर्क।";
  const pieces = highlightWords(text, ["cafe", "संपर्क"]);
  expect(pieces.filter(({ isMatch }) => isMatch).map((piece) => piece.text)).toEqual([
    "Cafés",
    "cafe",
    "संपर्क",
  ]);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
});

it("merges lists by fit and preserves the order of each", () => {
  const lists = [
    [
      { id: "a", fit: 0.5 },
      { id: "b", fit: 0.9 },
    ],
    [
      { id: "c", fit: 0.7 },
      { id: "d", fit: 0.5 },
    ],
  ];
  expect(mergeRanked(lists).map(({ id }) => id)).toEqual(["c", "a", "b", "d"]);
});

it("reads HTML as plain text and decodes entities", () => {
  const html =
    "<h2>One</h2><p>Two<br>three &amp;\n<b>fo</b>ur&nbsp;&#8377;5 &#x20B9;6 &nothing; &#0;.</p><pre>code</pre><ul><li>a</li><li>b</li></ul>";
  expect(readHtmlText(html)).toBe("One · Two · three & four ₹5 ₹6 &nothing; &#0;. a · b");
});
