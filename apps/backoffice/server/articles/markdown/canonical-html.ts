import { parseHtml } from "@crm/server-kit/parse-html";
import { writeHtml } from "@crm/server-kit/write-html";
import type { Element, ElementContent, Root, RootContent } from "hast";

/** Elements that begin a line of their own, so that spaces around and directly in them are not shown. */
const blockTags = new Set([
  ...["p", "hr", "br", "blockquote", "div", "h2", "h3", "h4", "ul", "ol", "li", "dl", "dt", "dd"],
  ...[
    "pre",
    "figure",
    "figcaption",
    "table",
    "caption",
    "thead",
    "tbody",
    "tfoot",
    "tr",
    "th",
    "td",
  ],
]);

/** The editor writes the same cells with a paragraph, and the same rows without these. */
const rowGroups = new Set(["thead", "tbody"]);
const withText = new Set(["li", "td", "th", "dd"]);

/**
 * The form that an article's text has in common with every other text that looks the same in the editor
 * and on the site: spaces between blocks, a paragraph around the first words of a list item or a cell,
 * groups of rows, the order of attributes and attributes with their default make no difference.
 *
 * @param html a sanitized text within the limits of articles
 */
export function canonicalHtml(html: string): string {
  const { tree } = parseHtml(html);
  normalize(tree, false);
  return writeHtml(tree);
}

/** Whether this is an element that begins a line of its own. */
export const isBlock = (node: RootContent | undefined): node is Element =>
  node?.type === "element" && blockTags.has(node.tagName);

/** Normalizes a node in place; see `canonicalHtml`. */
export function normalize(node: Root | Element, inPre: boolean): void {
  const isPre = inPre || (node.type === "element" && node.tagName === "pre");
  let children = node.children.flatMap((child) =>
    child.type === "element" && rowGroups.has(child.tagName) ? child.children : [child],
  );
  if (node.type === "element") {
    node.properties = defaultsRemoved(node);
    if (withText.has(node.tagName)) children = unwrapFirstParagraph(children as ElementContent[]);
  }
  if (isPre) trimLastLine(children);
  else children = collapseSpaces(children, node.type === "root" || isBlock(node));
  node.children = children as ElementContent[];
  for (const child of node.children) if (child.type === "element") normalize(child, isPre);
}

function defaultsRemoved({ tagName, properties }: Element): Element["properties"] {
  const isDefault = ([name, value]: [string, unknown]) =>
    ((name === "colSpan" || name === "rowSpan") && value === "1") ||
    (tagName === "ol" && name === "start" && value === "1");
  const kept = Object.entries(properties).filter((entry) => !isDefault(entry));
  return Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function unwrapFirstParagraph(children: ElementContent[]): ElementContent[] {
  const at = children.findIndex((child) => child.type !== "text" || child.value.trim() !== "");
  const first = children[at];
  if (first?.type !== "element" || first.tagName !== "p") return children;
  if (Object.keys(first.properties).length > 0) return children;
  return [...first.children, ...children.slice(at + 1)];
}

/** Markdown ends code with a line break that no reader sees. */
function trimLastLine(children: RootContent[]): void {
  const last = children.at(-1);
  if (last?.type === "text") last.value = last.value.replace(/\n$/, "");
}

function collapseSpaces(children: RootContent[], isInBlock: boolean): RootContent[] {
  const startsLine = (at: number, beside: number) =>
    children[beside] === undefined ? isInBlock : isBlock(children[beside]) && at !== beside;
  return children.filter((child, at) => {
    if (child.type !== "text") return true;
    let value = child.value.replace(/[ \t\n\r\f]+/g, " ");
    if (startsLine(at, at - 1)) value = value.replace(/^ /, "");
    if (startsLine(at, at + 1)) value = value.replace(/ $/, "");
    child.value = value;
    return value !== "";
  });
}
