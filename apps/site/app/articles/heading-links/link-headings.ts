const heading = /<h([23]) id="(h-[^"]*)">([\s\S]*?)<\/h\1>/g;

/** Marks the links of headings, for what copies them and for the style sheet. */
export const headingLinkClass = "heading-link";

/**
 * Puts a link to itself beside each heading of an article. Without a script it is a link like any
 * other. It stands beside the heading, not in it: a heading is read out without it.
 *
 * @param html a body whose headings have ids, as `prepareBody` has made it
 */
export function linkHeadings(html: string): string {
  return html.replaceAll(heading, (whole, _rank: string, id: string, inner: string) => {
    const name = inner.replaceAll(/<[^>]*>/g, "").replaceAll('"', "&quot;");
    return `<div class="linked-heading">${whole}<a class="${headingLinkClass}" href="#${id}" aria-label="Copy the link to: ${name}"></a></div>`;
  });
}
