import { decodeEntities } from "./html-entities.ts";

/** A heading of an article's body. */
export interface ArticleHeading {
  /** Where links lead to. */
  id: string;
  text: string;
  level: 2 | 3;
}

const heading = /<h([23])>([\s\S]*?)<\/h\1>/g;

/**
 * Gives the headings of a sanitized body ids to link to, and lists them. The site shows them so; the
 * back office checks by them whether a link within an article leads to a heading that is there.
 *
 * @param html a body whose tags carry only allowed attributes
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
 * The ids that `readHeadings` gives, without the text around them.
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
 * Makes the ids of one page's headings: letters and digits of any script, joined by hyphens; numbered
 * where two would be alike. However many are alike, each takes about one look-up: the numbers up to
 * the last one of a base are known to be taken.
 *
 * @param taken the ids that there are, and where each new one is added
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

/** The prefix keeps headings apart from the ids of the page around them. */
function writeId(base: string, count: number): string {
  return count === 1 ? `h-${base}` : `h-${base}-${count}`;
}
