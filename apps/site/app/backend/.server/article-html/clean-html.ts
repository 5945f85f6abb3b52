/** Elements in which spaces and line breaks have a meaning. */
const preformatted = /(<(pre|code)\b[^>]*>[\s\S]*?<\/\2\s*>)/i;

/**
 * Normalizes whitespace: non-breaking spaces and line breaks become spaces, and runs of spaces
 * become one. The content of `pre` and `code` does not change.
 *
 * @param html a sanitized body: every element is closed, entities are as the sanitizer writes them
 */
export function cleanHtml(html: string): string {
  return html
    .split(preformatted)
    .map((part, index) => {
      // The split returns text, a whole element, that element's name, text, …
      if (index % 3 === 2) return "";
      return index % 3 === 1 ? part : collapseSpace(part);
    })
    .join("")
    .trim();
}

function collapseSpace(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}
