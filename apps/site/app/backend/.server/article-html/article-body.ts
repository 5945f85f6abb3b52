import { type ArticleHeading, readHeadings } from "@crm/contract/article-headings";
import { cleanHtml } from "./clean-html.ts";
import { sanitiseHtml } from "./sanitise-html.ts";
import { wrapWideTables } from "./wide-tables.ts";

/** Words that a reader who follows steps takes in. */
const wordsPerMinute = 200;

/**
 * Makes a host's HTML fit to be shown.
 *
 * @param content an article's body as the host has it
 * @param mediaBase where addresses of pictures start that name no host
 */
export function prepareBody(
  content: string,
  mediaBase: string,
): { html: string; headings: ArticleHeading[]; minutes: number } {
  const { html, headings } = readHeadings(cleanHtml(sanitiseHtml(content, mediaBase)));
  return { html: wrapWideTables(html), headings, minutes: countMinutes(html) };
}

function countMinutes(html: string): number {
  const words = html.replaceAll(/<[^>]*>/g, " ").match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
