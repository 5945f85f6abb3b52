import { articleLimits } from "@crm/contract/fields/article-limits";
import { addHeadingIds } from "@crm/server-kit/article-headings";
import { parseHtml } from "@crm/server-kit/parse-html";
import { listTexts } from "@crm/server-kit/visit-elements";
import { writeHtml } from "@crm/server-kit/write-html";
import type { Root } from "hast";
import type { Article } from "../../articles.ts";
import { addVariants } from "./add-variants.ts";
import { collapseSpace } from "./collapse-space.ts";
import { enlargePictures } from "./enlarge-pictures.ts";
import { labelCallouts } from "./label-callouts.ts";
import { linkHeadings } from "./link-headings.ts";
import { readPlainText } from "./plain-text.ts";
import { readQuestions } from "./read-questions.ts";
import { sanitizeTree } from "./sanitize-tree.ts";
import { wrapWideTables } from "./wide-tables.ts";

/** A host's HTML, prepared for display. */
export type PreparedBody = Pick<Article, "html" | "headings" | "pictures" | "minutes" | "faq">;

/**
 * Prepares a host's HTML for display: it is parsed once, and each step changes the tree. The largest
 * texts take up to half a second, so pages use the worker thread; see `article-thread.ts`.
 *
 * @param content an article's body as the host has it
 * @param mediaBase the host's address, see `imageAddress`
 */
export function prepareBody(content: string, mediaBase: string): PreparedBody {
  const tree = readBody(content, mediaBase);
  const headings = addHeadingIds(tree);
  const minutes = countMinutes(tree);
  const faq = readQuestions(tree);
  labelCallouts(tree);
  wrapWideTables(tree);
  const pictures = enlargePictures(tree);
  addVariants(tree);
  linkHeadings(tree, headings);
  return { html: writeHtml(tree), headings, pictures, minutes, ...(faq.length > 0 && { faq }) };
}

/** The most characters that one link or picture gains from its added attributes. */
const mostAdded = 100;

/**
 * A host's text, sanitized. The markup is kept up to the size that our own back office accepts; a
 * larger text becomes plain paragraphs.
 */
export function readBody(content: string, mediaBase: string): Root {
  // Only shown text counts towards the limit: a host may embed whole pictures as data.
  const most = { ...articleLimits, characters: Number.POSITIVE_INFINITY };
  const { tree, size, excess } = parseHtml(content, most);
  if (excess) return readPlainText(content);
  const body = sanitizeTree(tree, mediaBase);
  collapseSpace(body);
  const longest = articleLimits.characters + mostAdded * size.elements;
  return writeHtml(body).length > longest ? readPlainText(content) : body;
}

/** Reading speed of somebody who follows steps. */
const wordsPerMinute = 200;

function countMinutes(tree: Root): number {
  let words = 0;
  for (const { value } of listTexts(tree)) words += value.match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
