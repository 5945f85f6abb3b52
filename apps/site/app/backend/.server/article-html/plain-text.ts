import { articleLimits } from "@crm/contract/fields/article-limits";
import { escapeText } from "@crm/server-kit/write-html";
import type { Element, Root } from "hast";
import { Tokenizer } from "htmlparser2";
import { nonTextTags } from "./sanitize-tree.ts";

/** Inline elements; every other element begins a new paragraph. */
const inlineTags = new Set(
  "a abbr b bdi bdo cite code data del dfn em font i img ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr".split(
    " ",
  ),
);

const cutNote = "The rest of this text is too long to be shown here.";

/**
 * Reads a body that is too large or too deeply nested to keep its markup as plain paragraphs. It reads
 * the tags one by one and builds no tree of them, so any depth of nesting works.
 *
 * @param html any HTML, not sanitized
 */
export function readPlainText(html: string): Root {
  const blocks = readBlocks(html);
  const children: Element[] = [];
  let left = articleLimits.characters;
  for (const block of joinLast(blocks, articleLimits.elements - 1)) {
    const { length } = escapeText(block);
    if (length > left) {
      children.push(createParagraph(cutText(block, left)), createParagraph(cutNote));
      break;
    }
    left -= length;
    children.push(createParagraph(block));
  }
  return { type: "root", children };
}

function createParagraph(value: string): Element {
  return { type: "element", tagName: "p", properties: {}, children: [{ type: "text", value }] };
}

/** The longest beginning of a text that has at most this many characters when it is escaped. */
function cutText(text: string, most: number): string {
  let length = 0;
  let end = 0;
  for (const character of text) {
    length += escapeText(character).length;
    if (length > most) break;
    end += character.length;
  }
  return text.slice(0, end);
}

/** The text between the tags that end a paragraph, white space collapsed. */
function readBlocks(html: string): string[] {
  const blocks: string[] = [];
  let parts: string[] = [];
  /** The element whose content is skipped, and how many elements of that name are open. */
  let skipped = "";
  let skippedDepth = 0;
  const endBlock = () => {
    const block = parts.join("").replaceAll(/\s+/g, " ").trim();
    if (block) blocks.push(block);
    parts = [];
  };
  const add = (text: string) => {
    if (!skipped) parts.push(text);
  };
  const open = (name: string) => {
    if (!skipped && nonTextTags.has(name)) skipped = name;
    if (name === skipped) skippedDepth += 1;
    if (!inlineTags.has(name)) endBlock();
  };
  const close = (name: string) => {
    if (name === skipped) skippedDepth -= 1;
    if (skippedDepth === 0) skipped = "";
    if (!inlineTags.has(name)) endBlock();
  };
  const read = (from: number, until: number) => html.slice(from, until);
  let lastOpened = "";
  const nothing = () => undefined;
  const tokenizer = new Tokenizer(
    {},
    {
      ontext: (from, until) => add(read(from, until)),
      ontextentity: (codePoint) => add(String.fromCodePoint(codePoint)),
      oncdata: nothing,
      onopentagname(from, until) {
        lastOpened = read(from, until).toLowerCase();
        open(lastOpened);
      },
      onclosetag: (from, until) => close(read(from, until).toLowerCase()),
      onselfclosingtag: () => close(lastOpened),
      isInForeignContext: () => skipped === "svg" || skipped === "math",
      onend: endBlock,
      onopentagend: nothing,
      onattribname: nothing,
      onattribdata: nothing,
      onattribentity: nothing,
      onattribend: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onprocessinginstruction: nothing,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return blocks;
}

/** Joins all paragraphs beyond the limit into one. */
function joinLast(blocks: readonly string[], most: number): readonly string[] {
  return blocks.length <= most ? blocks : [...blocks.slice(0, most), blocks.slice(most).join(" ")];
}
