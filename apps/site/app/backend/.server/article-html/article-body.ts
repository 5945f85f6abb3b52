import { type ArticleHeading, readHeadings } from "@crm/contract/article-headings";
import { cleanHtml } from "./clean-html.ts";
import { sanitiseHtml } from "./sanitise-html.ts";
import { wrapWideTables } from "./wide-tables.ts";

/**
 * Makes a host's HTML fit to be shown.
 *
 * @param content an article's body as the host has it
 * @param mediaBase where addresses of pictures start that name no host
 */
export function prepareBody(
  content: string,
  mediaBase: string,
): { html: string; headings: ArticleHeading[] } {
  const { html, headings } = readHeadings(cleanHtml(sanitiseHtml(content, mediaBase)));
  return { html: wrapWideTables(html), headings };
}
