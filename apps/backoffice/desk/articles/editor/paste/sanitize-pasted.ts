import { collectPictures } from "./collect-pictures.ts";
import { normalizeSpace } from "./normalize-space.ts";
import { styleOf } from "./style-of.ts";
import { collectWordLists } from "./word-lists.ts";

/**
 * Converts the HTML that word processors put on the clipboard to plain elements. The editor can't
 * read their styles, because the desk's content security policy blocks style attributes. Without
 * this, all text from Google Docs would be bold: it is inside a `<b>` of normal weight.
 */
export function sanitizePasted(html: string): string {
  const text = html
    // The policy would report each of them.
    .replaceAll(/<style\b[\s\S]*?<\/style\s*>/gi, "")
    .replaceAll(openingTag, (tag) => tag.replaceAll(/[\s"'/]style\s*=/gi, " data-style="));
  const { body } = new DOMParser().parseFromString(text, "text/html");
  for (const part of body.querySelectorAll(removed)) part.remove();
  collectWordLists(body);
  for (const element of body.querySelectorAll("b[data-style], span[data-style]"))
    nameStyle(element);
  renameHeadings(body);
  for (const cell of body.querySelectorAll("thead td")) rename(cell, "th");
  for (const link of body.querySelectorAll("a[href]")) unwrapRedirect(link);
  collectPictures(body);
  normalizeSpace(body);
  return body.innerHTML;
}

/**
 * Elements without text for an article. A field of a form could also take the place of the form's own
 * properties, which the editor reads.
 */
const removed =
  "colgroup, meta, link, title, script, noscript, template, svg, math, iframe, object, embed, input, button, select, textarea, output, fieldset";

const openingTag = /<[a-z](?:"[^"]*"|'[^']*'|[^>"'])*>/gi;

/** Converts a span's styles to elements, and unwraps a `<b>` that is not bold. */
function nameStyle(element: Element): void {
  const style = styleOf(element);
  if (element.matches("b")) {
    if (/(?:^|;)font-weight:(?:normal|400)/.test(style)) element.replaceWith(...element.childNodes);
    return;
  }
  // Headings are always bold.
  if (
    /(?:^|;)font-weight:(?:bold|[6-9]00)/.test(style) &&
    !element.closest("h1, h2, h3, h4, h5, h6")
  ) {
    wrapContent(element, "strong");
  }
  if (/font-style:italic/.test(style)) wrapContent(element, "em");
  if (/text-decoration:[^;]*line-through/.test(style)) wrapContent(element, "s");
  if (/vertical-align:super/.test(style)) wrapContent(element, "sup");
  if (/vertical-align:sub/.test(style)) wrapContent(element, "sub");
}

function wrapContent(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/**
 * The article's title is the page's only `h1`. In a text with an `h1` all headings move down a level,
 * so that its chapters keep their sections.
 */
function renameHeadings(body: Element): void {
  for (const title of body.querySelectorAll("p.MsoTitle")) rename(title, "h1");
  const down = body.querySelector("h1") ? 1 : 0;
  for (const heading of body.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
    const level = Math.min(Number(heading.tagName.slice(1)) + down, 4);
    rename(heading, `h${level}`);
  }
}

function rename(element: Element, tag: string): void {
  if (element.localName === tag) return;
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Google Docs leads its links through a page of its own. */
function unwrapRedirect(link: Element): void {
  const url = URL.parse(link.getAttribute("href") ?? "");
  const target = url?.searchParams.get("q");
  if (url?.hostname === "www.google.com" && url.pathname === "/url" && target) {
    link.setAttribute("href", target);
  }
}
