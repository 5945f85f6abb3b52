import { articleLimits } from "@crm/contract/fields/article-limits";
import { Tokenizer } from "htmlparser2";
import { nonTextTags } from "./sanitize-html.ts";

/** Inline elements; every other element begins a new paragraph. */
const inlineTags = new Set(
  "a abbr b bdi bdo cite code data del dfn em font i img ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr".split(
    " ",
  ),
);

const cutNote = "The rest of this text is too long to be shown here.";

/**
 * Extracts plain paragraphs from a body that is too large or too deeply nested to keep its markup.
 * It reads the tags one by one and builds no tree, so any depth of nesting works.
 *
 * @param html any HTML, not sanitized
 */
export function writePlainText(html: string): string {
  const blocks = readBlocks(html);
  const shown: string[] = [];
  let length = 0;
  for (const block of joinLast(blocks, articleLimits.elements - 1)) {
    const left = articleLimits.characters - length;
    const escaped = escapeText(block);
    if (escaped.length > left) {
      const cut = escaped.slice(0, left).replace(/&[a-z]*$/, "");
      return `${shown.join("")}<p>${cut.toWellFormed()}</p><p>${cutNote}</p>`;
    }
    length += escaped.length;
    shown.push(`<p>${escaped}</p>`);
  }
  return shown.join("");
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
    if (!skipped && nonTextTags.includes(name)) skipped = name;
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

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
