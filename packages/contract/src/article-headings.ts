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
 * Gives the headings of a sanitised body ids to link to, and lists them. The site shows them so; the
 * back office checks by them whether a link within an article leads to a heading that is there.
 *
 * @param html a body whose tags carry only allowed attributes
 * @example readHeadings("<h2>Two steps</h2>").headings // [{ id: "h-two-steps", text: "Two steps", level: 2 }]
 */
export function readHeadings(html: string): { html: string; headings: ArticleHeading[] } {
  const headings: ArticleHeading[] = [];
  const taken = new Set<string>();
  const withIds = html.replaceAll(heading, (whole, rank: string, inner: string) => {
    const text = decodeEntities(inner.replaceAll(/<[^>]*>/g, "")).trim();
    if (!text) return "";
    const id = makeId(text, taken);
    headings.push({ id, text, level: rank === "2" ? 2 : 3 });
    return whole.replace(/^<h[23]/, (tag) => `${tag} id="${id}"`);
  });
  return { html: withIds, headings };
}

/** Letters and digits of any script, joined by hyphens; numbered where two would be alike. */
function makeId(text: string, taken: Set<string>): string {
  const base =
    text
      .toLowerCase()
      .replaceAll(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, "-")
      .replaceAll(/^-|-$/g, "") || "section";
  // The prefix keeps headings apart from the ids of the page around them.
  let id = `h-${base}`;
  for (let count = 2; taken.has(id); count += 1) id = `h-${base}-${count}`;
  taken.add(id);
  return id;
}
