import type { Heading, Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { isComputed, readText } from "./read-text.ts";

/** A heading of a written page, as its table of contents lists it. */
export interface WrittenHeading {
  id: string;
  text: string;
  level: 2 | 3;
}

/**
 * The id of a heading: letters and digits joined by hyphens. A leading number is left out, so that
 * links still work when a section is inserted before it. The prefix avoids conflicts with other ids
 * of the page.
 *
 * @example makeHeadingId("4. Your free trial") // "h-your-free-trial"
 */
export function makeHeadingId(text: string): string {
  const words = text
    .replace(/^\d+\.\s*/, "")
    .toLowerCase()
    .match(/[\p{Letter}\p{Mark}\p{Number}]+/gu);
  return `h-${words?.join("-") ?? ""}`;
}

/**
 * The second- and third-level headings of a page.
 *
 * @throws (through the file) when a heading is computed, or when two would have the same id
 */
export function listHeadings(tree: Root, file: VFile): (WrittenHeading & { node: Heading })[] {
  const found: (WrittenHeading & { node: Heading })[] = [];
  const ids = new Set<string>();
  visit(tree, "heading", (node) => {
    const { depth } = node;
    if (depth !== 2 && depth !== 3) file.fail("Use headings of the second or third level", node);
    const text = readText(node);
    if (isComputed(text)) file.fail("A heading is plain text: its id is made of it", node);
    const id = makeHeadingId(text);
    if (ids.has(id)) file.fail(`Two headings are called ${text}`, node);
    ids.add(id);
    found.push({ id, text, level: depth, node });
  });
  return found;
}
