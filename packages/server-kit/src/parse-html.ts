import { setImmediate as letOthersRun } from "node:timers/promises";
import type { BodyMeasure, BodySize } from "@crm/contract/fields/article-limits";
import type { Element, Properties, Root, Text } from "hast";
import { Parser } from "htmlparser2";

/** hast's names of attributes, where they differ and our code or rehype reads them. */
export const propertyNames: ReadonlyMap<string, string> = new Map([
  ["class", "className"],
  ["colspan", "colSpan"],
  ["rowspan", "rowSpan"],
]);

/** An article's HTML as a tree, and its size. */
export interface ParsedHtml {
  /** Elements and text, without comments. */
  tree: Root;
  size: BodySize;
  /** The first measure above its limit. Parsing stopped there, so the tree is not complete. */
  excess?: BodyMeasure | undefined;
}

/**
 * Parses an article's HTML into a hast tree and measures it. Parsing stops at the first measure above
 * its limit, so that no text can take more than linear time and memory: browsers' rules for wrong
 * nesting (parse5) repeat open marks in each paragraph and can make a tree a hundred times larger
 * than its text. The largest texts take up to 30 ms. Node only.
 *
 * @param html any HTML, not yet sanitized
 * @param most the limits; without them the whole text is parsed
 * @example parseHtml("<h2>Two</h2><p>It <b>is</b>.</p>").size // { characters: 32, headings: 1, elements: 3, depth: 2, pictures: 0 }
 */
export function parseHtml(html: string, most?: BodySize): ParsedHtml {
  const { parser, parsed } = startParsing(html.length, most);
  if (parsed.excess) return parsed;
  parser.write(html);
  if (!parsed.excess) parser.end();
  return parsed;
}

/** How much text is parsed at a time, so that other requests do not wait for all of it. Characters. */
const partLength = 50_000;

/**
 * Parses a text of any size on an event loop, and lets other requests run between its parts. A text of
 * one part does not yield.
 *
 * @example writeHtml(await parseInParts("<p>One<p>Two")) // "<p>One</p><p>Two</p>"
 */
export async function parseInParts(html: string): Promise<Root> {
  const { parser, parsed } = startParsing(html.length);
  for (let start = 0; start < html.length; start += partLength) {
    if (start > 0) await letOthersRun();
    parser.write(html.slice(start, start + partLength));
  }
  parser.end();
  return parsed.tree;
}

const headingTag = /^h[1-6]$/;

function startParsing(characters: number, most?: BodySize): { parser: Parser; parsed: ParsedHtml } {
  const tree: Root = { type: "root", children: [] };
  const size: BodySize = { characters, headings: 0, elements: 0, depth: 0, pictures: 0 };
  const parsed: ParsedHtml = { tree, size, excess: most && findExcess(size, most) };
  let depth = 0;
  const open: (Root | Element)[] = [tree];
  const top = () => open.at(-1) ?? tree;
  const parser = new Parser({
    onopentagname(name) {
      depth += 1;
      size.elements += 1;
      size.depth = Math.max(size.depth, depth);
      if (headingTag.test(name)) size.headings += 1;
      if (name === "img") size.pictures += 1;
      parsed.excess = most && findExcess(size, most);
      if (parsed.excess) parser.pause();
    },
    onopentag(tagName, attributes) {
      const properties = readProperties(attributes);
      const element: Element = { type: "element", tagName, properties, children: [] };
      top().children.push(element);
      open.push(element);
    },
    ontext: (value) => appendText(top(), value),
    onclosetag() {
      depth -= 1;
      // A tag that the end of the text cuts off is opened by its name only.
      if (open.length > 1) open.pop();
    },
  });
  return { parser, parsed };
}

/** Appends text to the last node when that is a text. */
export function appendText({ children }: Root | Element, value: string): void {
  const last = children.at(-1);
  if (last?.type === "text") last.value += value;
  else children.push({ type: "text", value } satisfies Text);
}

function readProperties(attributes: Record<string, string>): Properties {
  const properties: Properties = {};
  for (const [name, value] of Object.entries(attributes)) {
    properties[propertyNames.get(name) ?? name] =
      name === "class" ? value.split(/\s+/).filter(Boolean) : value;
  }
  return properties;
}

const measures = ["characters", "headings", "elements", "depth", "pictures"] as const;

/** The first measure of a size that is above its limit. */
function findExcess(size: BodySize, most: BodySize): BodyMeasure | undefined {
  for (const name of measures) {
    if (size[name] > most[name]) return name;
  }
  return undefined;
}
