import { articleLimits } from "@crm/contract/fields/article-limits";
import { type ArticleHeading, readHeadings } from "@crm/server-kit/article-headings";
import { findExcess, measureBody } from "@crm/server-kit/article-size";
import { cleanHtml } from "./clean-html.ts";
import { writePlainText } from "./plain-text.ts";
import { sanitizeHtml } from "./sanitize-html.ts";
import { wrapWideTables } from "./wide-tables.ts";

/** Reading speed of somebody who follows steps. */
const wordsPerMinute = 200;

/** A host's HTML, prepared for display. */
export interface PreparedBody {
  html: string;
  headings: ArticleHeading[];
  minutes: number;
}

/**
 * Prepares a host's HTML for display. The largest texts take up to half a second, so pages use the
 * worker thread; see `article-thread.ts`.
 *
 * @param content an article's body as the host has it
 * @param mediaBase base URL for picture addresses without a host
 */
export function prepareBody(content: string, mediaBase: string): PreparedBody {
  const { html, headings } = readHeadings(formatBody(content, mediaBase));
  return { html: wrapWideTables(html), headings, minutes: countMinutes(html) };
}

/** The most characters that one link or picture gains from its added attributes. */
const mostAdded = 100;

/** Keeps the markup of any host's text up to the size that our own back office accepts. */
function formatBody(content: string, mediaBase: string): string {
  // Only shown text counts towards the limit: a host may embed whole pictures as data.
  const most = { ...articleLimits, characters: Number.POSITIVE_INFINITY };
  const size = measureBody(content, most);
  if (findExcess(size, most)) return writePlainText(content);
  const html = cleanHtml(sanitizeHtml(content, mediaBase));
  const isLong = html.length > articleLimits.characters + mostAdded * size.elements;
  return isLong ? writePlainText(content) : html;
}

function countMinutes(html: string): number {
  const words = html.replaceAll(/<[^>]*>/g, " ").match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
