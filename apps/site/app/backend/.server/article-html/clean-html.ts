/** Parts whose spaces and line breaks mean something. */
const preformatted = /(<(pre|code)\b[^>]*>[\s\S]*?<\/\2\s*>)/i;

/**
 * The clean-up of section 2.7: non-breaking spaces become spaces, line breaks go (as spaces, else
 * words stick together), runs of space become one. Inside `pre` and `code` everything stays.
 *
 * @param html a sanitized body: every element is closed, entities are as the sanitizer writes them
 */
export function cleanHtml(html: string): string {
  return html
    .split(preformatted)
    .map((part, index) => {
      // The split yields text, a whole element, that element's name, text, …
      if (index % 3 === 2) return "";
      return index % 3 === 1 ? part : collapseSpace(part);
    })
    .join("")
    .trim();
}

function collapseSpace(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}
