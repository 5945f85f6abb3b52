import type { Root } from "hast";
import { listTexts, skipContent, visitElements } from "./visit-elements.ts";

/** A heading of an article's body. */
export interface ArticleHeading {
  /** The fragment of links to it. */
  id: string;
  text: string;
  level: 2 | 3;
}

/**
 * Adds ids to the headings of a sanitized body, removes empty headings, and lists the others in order.
 * The site shows the result; the back office finds links within an article whose heading does not
 * exist.
 *
 * @param tree a sanitized body, which changes
 * @example addHeadingIds(parseHtml("<h2>Two steps</h2>").tree) // [{ id: "h-two-steps", text: "Two steps", level: 2 }]
 */
export function addHeadingIds(tree: Root): ArticleHeading[] {
  const headings: ArticleHeading[] = [];
  const makeId = createHeadingIds();
  visitElements(tree, (element, index, parent) => {
    const { tagName } = element;
    if (tagName !== "h2" && tagName !== "h3") return undefined;
    const text = listTexts(element)
      .map(({ value }) => value)
      .join("")
      .trim();
    if (text) {
      const id = makeId(text);
      element.properties.id = id;
      headings.push({ id, text, level: tagName === "h2" ? 2 : 3 });
    } else parent.children[index] = { type: "text", value: "" };
    return skipContent;
  });
  return headings;
}

/**
 * Makes the ids of one page's headings: letters and digits of any script, joined by hyphens, and a
 * number when two would be equal. The last number of each text is cached, so that each id takes about
 * one look-up, however many headings are equal.
 *
 * @param taken the existing ids; each new id is added
 * @returns a function that takes a heading's text and returns its id
 * @example ["Save", "Save"].map(createHeadingIds()) // ["h-save", "h-save-2"]
 */
export function createHeadingIds(taken = new Set<string>()): (text: string) => string {
  const lastCounts = new Map<string, number>();
  return (text) => {
    const base =
      text
        .toLowerCase()
        .replaceAll(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, "-")
        .replaceAll(/^-|-$/g, "") || "section";
    let count = (lastCounts.get(base) ?? 0) + 1;
    while (taken.has(writeId(base, count))) count += 1;
    lastCounts.set(base, count);
    const id = writeId(base, count);
    taken.add(id);
    return id;
  };
}

/** The prefix avoids conflicts with other ids of the page. */
function writeId(base: string, count: number): string {
  return count === 1 ? `h-${base}` : `h-${base}-${count}`;
}
