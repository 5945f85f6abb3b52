import { paths } from "../paths.ts";

/** The query parameter with the title of the article that the reader comes from. */
const aboutParameter = "about";

/** The maximum length of a title. Characters. */
const longestTitle = 200;

/** The id of the section with the form. */
export const messageId = "message";

/**
 * The contact form's address for a reader of an article.
 *
 * @example contactAddress("Import contacts") // "/contact-us?about=Import+contacts#message"
 */
export function contactAddress(title: string): string {
  return `${paths.contact}?${new URLSearchParams({ [aboutParameter]: title })}#${messageId}`;
}

/** The initial message for a reader who comes from an article; they may change it. */
export function beginMessage(search: string): string | undefined {
  const title = new URLSearchParams(search)
    .get(aboutParameter)
    ?.replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, longestTitle);
  return title ? `About the article “${title}”:\n\n` : undefined;
}
