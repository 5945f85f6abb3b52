const heading = /<h([23]) id="(h-[^"]*)">([\s\S]*?)<\/h\1>/g;

/** The class of the headings' links, for the copy script and the style sheet. */
export const headingLinkClass = "heading-link";

/**
 * Adds a link beside each heading of an article. Without a script it is a normal link. It is beside
 * the heading, not in it, so that screen readers read the heading without it.
 *
 * @param html a body whose headings have ids, as `prepareBody` has made it
 */
export function linkHeadings(html: string): string {
  return html.replaceAll(heading, (whole, _rank: string, id: string, inner: string) => {
    const name = inner.replaceAll(/<[^>]*>/g, "").replaceAll('"', "&quot;");
    return `<div class="linked-heading">${whole}<a class="${headingLinkClass}" href="#${id}" aria-label="Copy the link to: ${name}"></a></div>`;
  });
}
