import { mediaPath } from "@crm/contract/extensions/media";
import { articleLimits } from "@crm/contract/fields/article-limits";
import { parseHtml } from "@crm/server-kit/parse-html";
import { writeHtml } from "@crm/server-kit/write-html";
import type { Element, ElementContent, RootContent } from "hast";
import { type Handle, toMdast } from "hast-util-to-mdast";
import type { Nodes } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { sanitizeContent } from "../sanitize-content.ts";
import { canonicalHtml, isBlock, normalize } from "./canonical-html.ts";
import { changePictures } from "./picture-addresses.ts";
import { readMarkdown } from "./read-markdown.ts";

export interface WrittenMarkdown {
  markdown: string;
  /** How many blocks are HTML, because Markdown can't hold them, by their element. */
  kept: Record<string, number>;
}

/**
 * Converts an article's text to Markdown. Every block is read back, and one that would not be the same
 * stays HTML: a table with spans, a box, a figure, a picture with a size of its own. So nothing that
 * the sanitizer allows can get lost.
 *
 * @param html a sanitized text
 * @param toRoot the way from the file to the folder with the pictures, such as `../../`
 */
export function writeMarkdown(html: string, toRoot: string): WrittenMarkdown {
  const isSame = (markdown: string, like: string) =>
    canonicalHtml(sanitizeContent(readBack(markdown, toRoot))) === canonicalHtml(like);
  const local = changePictures(html, (address) =>
    address.startsWith(`${mediaPath}/`) ? toRoot + address.slice(1) : address,
  );
  // Older texts may be so deeply nested that a recursive converter fails.
  if (parseHtml(html, articleLimits).excess) return keepAll([local]);
  const blocks = splitBlocks(local);
  const converted = blocks.map(convertBlock);
  const whole = joinBlocks(converted);
  if (isSame(whole, html)) return { markdown: whole, kept: {} };
  const kept: Record<string, number> = {};
  const parts = blocks.map((block, at) => {
    const markdown = converted[at] ?? "";
    const like = readBack(block, toRoot, (same) => same);
    if (isSame(markdown, like)) return markdown;
    const name = nameOf(block);
    kept[name] = (kept[name] ?? 0) + 1;
    const asHtml = onOneLine(block);
    return isSame(asHtml, like) ? asHtml : hidden + asHtml;
  });
  const markdown = joinBlocks(parts);
  return isSame(markdown, html) ? { markdown, kept } : keepAll(blocks);
}

/** Markdown reads a line that begins with a comment as HTML, whatever follows. */
const hidden = "<!-- html -->";

function keepAll(blocks: readonly string[]): WrittenMarkdown {
  const kept: Record<string, number> = {};
  for (const block of blocks) kept[nameOf(block)] = (kept[nameOf(block)] ?? 0) + 1;
  return { markdown: joinBlocks(blocks.map((block) => hidden + onOneLine(block))), kept };
}

const nameOf = (block: string) => /^<([a-z0-9]+)/.exec(block)?.[1] ?? "text";

/** An empty line would end the HTML in Markdown. */
const onOneLine = (block: string) => block.replaceAll("\r", "&#13;").replaceAll("\n", "&#10;");

function readBack(
  text: string,
  toRoot: string,
  toHtml = (markdown: string) => readMarkdown(markdown),
) {
  return changePictures(toHtml(text), (address) =>
    address.startsWith(toRoot + mediaPath.slice(1)) ? `/${address.slice(toRoot.length)}` : address,
  );
}

/** The top elements of a text as HTML; text and marks between them are blocks too. */
function splitBlocks(html: string): string[] {
  const groups: RootContent[][] = [];
  let isInline = false;
  for (const node of parseHtml(html).tree.children) {
    const isSpace = node.type === "text" && /^[ \t\n\r\f]*$/.test(node.value);
    if (isSpace && !isInline) continue;
    if (isInline && !isBlock(node)) groups.at(-1)?.push(node);
    else groups.push([node]);
    isInline = !isBlock(node);
  }
  return groups.map((children) => writeHtml({ type: "root", children }));
}

/** Two lists in a row would become one. */
const isList = /^(?:[-*]|\d+[.)])\s/;

function joinBlocks(blocks: readonly string[]): string {
  const parts = blocks.filter(Boolean).flatMap((block, at, all) => {
    const follows = isList.test(block) && isList.test(all[at - 1] ?? "");
    return follows ? ["<!-- -->", block] : [block];
  });
  return `${parts.join("\n\n")}\n`;
}

/** Marks that Markdown doesn't have: they stay tags within its text. */
const keepTags: Handle = (state, element) => [
  { type: "html", value: `<${element.tagName}>` },
  ...(state.all(element) as []),
  { type: "html", value: `</${element.tagName}>` },
];
const markTags = ["u", "s", "mark", "small", "sub", "sup", "kbd"];

const handlers: Record<string, Handle> = {
  ...Object.fromEntries(markTags.map((tag) => [tag, keepTags])),
  // A cell of a table is one line.
  br: (state) => (state.inTable ? { type: "html", value: "<br>" } : { type: "break" }),
};

function convertBlock(block: string): string {
  const { tree } = parseHtml(block);
  normalize(tree, false);
  wrapItems(tree.children);
  const mdast = toMdast(tree, { handlers });
  tightenLists(mdast);
  return toMarkdown(mdast, {
    bullet: "-",
    rule: "-",
    resourceLink: true,
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  })
    .replaceAll("\u00a0", "&nbsp;")
    .trim();
}

/** Leaves no empty lines between list items that have one paragraph each. */
function tightenLists(node: Nodes): void {
  if (!("children" in node)) return;
  for (const child of node.children) tightenLists(child);
  if (node.type === "listItem")
    node.spread = node.children.filter(({ type }) => type === "paragraph").length > 1;
  if (node.type === "list") node.spread = node.children.some(({ spread }) => spread);
}

/** Puts the words of list items into paragraphs, because the converter keeps tags only in these. */
function wrapItems(nodes: readonly RootContent[]): void {
  for (const node of nodes) {
    if (node.type !== "element") continue;
    if (node.tagName === "li") {
      const end = node.children.findIndex((child) => isBlock(child) && child.tagName !== "br");
      const words = end === -1 ? node.children : node.children.slice(0, end);
      const rest = end === -1 ? [] : node.children.slice(end);
      if (words.length > 0) node.children = [wrap(words), ...rest];
    }
    wrapItems(node.children);
  }
}

const wrap = (children: ElementContent[]): Element => ({
  ...{ type: "element", tagName: "p", properties: {}, children },
});
