import { articleLimits } from "@crm/contract/fields/article-limits";
import { type ArticleHeading, readHeadings } from "@crm/server-kit/article-headings";
import { findExcess, measureBody } from "@crm/server-kit/article-size";
import { cleanHtml } from "./clean-html.ts";
import { writePlainText } from "./plain-text.ts";
import { sanitizeHtml } from "./sanitize-html.ts";
import { wrapWideTables } from "./wide-tables.ts";

/** Words that a reader who follows steps takes in. */
const wordsPerMinute = 200;

/** What a host's HTML is made into. */
export interface PreparedBody {
  html: string;
  headings: ArticleHeading[];
  minutes: number;
}

/**
 * Makes a host's HTML fit to be shown. It takes up to half a second for the largest texts, so pages
 * let the worker thread do it; see `article-thread.ts`.
 *
 * @param content an article's body as the host has it
 * @param mediaBase where addresses of pictures start that name no host
 */
export function prepareBody(content: string, mediaBase: string): PreparedBody {
  const { html, headings } = readHeadings(formatBody(content, mediaBase));
  return { html: wrapWideTables(html), headings, minutes: countMinutes(html) };
}

/** At most so much is added to a link or a picture: where it opens, when it loads. Characters. */
const mostAdded = 100;

/** Any host's text is shown with its marks up to the size that our own back office accepts. */
function formatBody(content: string, mediaBase: string): string {
  // Only what is shown counts as long: a host may keep whole pictures in its text.
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
