import { pageTitle, shownTitle } from "@crm/contract/pages/page-title";

/** How much of a description search engines show. Characters. */
export const shownDescription = 160;

/** The fields of the form that search results and link previews show. */
export interface SearchFields {
  title: string;
  excerpt: string;
  metaDescription: string;
}

/** Title and description as a search result shows them, with their lengths. */
export function describeResult({ title, excerpt, metaDescription }: SearchFields) {
  const named = pageTitle(title.trim());
  const description = metaDescription.trim() || excerpt.trim();
  return {
    title: cut(named, shownTitle),
    titleLength: named.length,
    description: cut(description, shownDescription),
    descriptionLength: description.length,
  };
}

/** Cuts after a whole word, like search engines do. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most);
  return `${start.slice(0, Math.max(start.lastIndexOf(" "), most / 2)).trimEnd()} …`;
}
