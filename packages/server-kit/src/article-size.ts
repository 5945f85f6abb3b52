import type { BodyMeasure, BodySize } from "@crm/contract/fields/article-limits";
import { Parser } from "htmlparser2";

const measures = ["characters", "headings", "elements", "depth", "pictures"] as const;
const headingTag = /^h[1-6]$/;

/**
 * Measures an article's HTML and stops at the first measure above its limit. The time is linear in
 * the length. Node only.
 *
 * @param html any HTML, not yet sanitized
 * @param most the limits; without them the whole text is measured
 * @returns the size of the part before the stop
 * @example measureBody("<h2>Two</h2><p>It <b>is</b>.</p>") // { characters: 32, headings: 1, elements: 3, depth: 2, pictures: 0 }
 */
export function measureBody(html: string, most?: BodySize): BodySize {
  const size: BodySize = {
    characters: html.length,
    headings: 0,
    elements: 0,
    depth: 0,
    pictures: 0,
  };
  if (most && html.length > most.characters) return size;
  let open = 0;
  const parser = new Parser({
    onopentagname(name) {
      open += 1;
      size.elements += 1;
      size.depth = Math.max(size.depth, open);
      if (headingTag.test(name)) size.headings += 1;
      if (name === "img") size.pictures += 1;
      if (most && findExcess(size, most)) parser.pause();
    },
    onclosetag() {
      open -= 1;
    },
  });
  parser.write(html);
  if (!most || !findExcess(size, most)) parser.end();
  return size;
}

/**
 * The first measure of a size that is above its limit; undefined when none is.
 *
 * @example findExcess({ ...articleLimits, headings: 501 }, articleLimits) // "headings"
 */
export function findExcess(size: BodySize, most: BodySize): BodyMeasure | undefined {
  for (const name of measures) {
    if (size[name] > most[name]) return name;
  }
  return undefined;
}
