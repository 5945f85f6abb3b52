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

const headingTag = /^h[1-6]$/;

/**
 * Parses an article's HTML into a hast tree and measures it. Parsing stops at the first measure above
 * its limit, so that no text can take more than linear time and memory: browsers' rules for wrong
 * nesting (parse5) repeat open marks in each paragraph and can make a tree a hundred times larger
 * than its text. Node only.
 *
 * @param html any HTML, not yet sanitized
 * @param most the limits; without them the whole text is parsed
 * @example parseHtml("<h2>Two</h2><p>It <b>is</b>.</p>").size // { characters: 32, headings: 1, elements: 3, depth: 2, pictures: 0 }
 */
export function parseHtml(html: string, most?: BodySize): ParsedHtml {
  const size = { characters: html.length, headings: 0, elements: 0, depth: 0, pictures: 0 };
  const tree: Root = { type: "root", children: [] };
  if (most && html.length > most.characters) return { tree, size, excess: "characters" };
  let excess: BodyMeasure | undefined;
  let depth = 0;
  const open: [Root, ...Element[]] = [tree];
  const top = () => open.at(-1) ?? tree;
  const parser = new Parser({
    onopentagname(name) {
      depth += 1;
      size.elements += 1;
      size.depth = Math.max(size.depth, depth);
      if (headingTag.test(name)) size.headings += 1;
      if (name === "img") size.pictures += 1;
      excess = most && findExcess(size, most);
      if (excess) parser.pause();
    },
    onopentag(tagName, attributes) {
      const element: Element = {
        type: "element",
        tagName,
        properties: readProperties(attributes),
        children: [],
      };
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
  parser.write(html);
  if (!excess) parser.end();
  return { tree, size, excess };
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
