import { decodeEntities } from "./html-entities.ts";

/** A heading of an article's body. */
export interface ArticleHeading {
  /** The fragment of links to it. */
  id: string;
  text: string;
  level: 2 | 3;
}

const heading = /<h([23])>([\s\S]*?)<\/h\1>/g;

/**
 * Adds ids to the headings of a sanitized body, and lists them. The site renders the result; the back
 * office finds links within an article whose heading does not exist.
 *
 * @param html a sanitized body: its headings have no attributes
 * @returns the HTML with ids and without empty headings, and the headings in order
 * @example readHeadings("<h2>Two steps</h2>").headings // [{ id: "h-two-steps", text: "Two steps", level: 2 }]
 */
export function readHeadings(html: string): { html: string; headings: ArticleHeading[] } {
  const headings: ArticleHeading[] = [];
  const makeId = createHeadingIds();
  const withIds = html.replaceAll(heading, (whole, rank: string, inner: string) => {
    const text = readText(inner);
    if (!text) return "";
    const id = makeId(text);
    headings.push({ id, text, level: rank === "2" ? 2 : 3 });
    return whole.replace(/^<h[23]/, (tag) => `${tag} id="${id}"`);
  });
  return { html: withIds, headings };
}

/**
 * The ids that `readHeadings` adds, without building the HTML.
 *
 * @example listHeadingIds("<h2>Two steps</h2><p>…</p>") // Set { "h-two-steps" }
 */
export function listHeadingIds(html: string): Set<string> {
  const ids = new Set<string>();
  const makeId = createHeadingIds();
  for (const [, , inner = ""] of html.matchAll(heading)) {
    const text = readText(inner);
    if (text) ids.add(makeId(text));
  }
  return ids;
}

function readText(inner: string): string {
  return decodeEntities(inner.replaceAll(/<[^>]*>/g, "")).trim();
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
