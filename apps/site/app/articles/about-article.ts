import { paths } from "../paths.ts";

/** The parameter that carries the title of the article which the reader comes from. */
const aboutParameter = "about";

/** No title is longer. Characters. */
const longestTitle = 200;

/** The section of the page that holds the form. */
export const messageId = "message";

/**
 * The contact form's address for a reader of an article.
 *
 * @example contactAddress("Import contacts") // "/contact-us?about=Import+contacts#message"
 */
export function contactAddress(title: string): string {
  return `${paths.contact}?${new URLSearchParams({ [aboutParameter]: title })}#${messageId}`;
}

/** How the message begins for whoever comes from an article; she may change it. */
export function beginMessage(search: string): string | undefined {
  const title = new URLSearchParams(search)
    .get(aboutParameter)
    ?.replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, longestTitle);
  return title ? `About the article “${title}”:\n\n` : undefined;
}
