/**
 * Converts the HTML that word processors put on the clipboard to plain elements. The editor can't
 * read their styles, because the desk's content security policy blocks style attributes. Without
 * this, all text from Google Docs would be bold: it is inside a `<b>` of normal weight.
 */
export function sanitizePasted(html: string): string {
  const text = html.replaceAll(openingTag, (tag) => tag.replace(/\sstyle\s*=/i, " data-style="));
  const { body } = new DOMParser().parseFromString(text, "text/html");
  for (const list of body.querySelectorAll("[data-style*='mso-list']")) collectList(list);
  for (const element of body.querySelectorAll("b[data-style], span[data-style]"))
    nameStyle(element);
  for (const [tag, kept] of Object.entries(headings)) {
    for (const heading of body.querySelectorAll(tag)) rename(heading, kept);
  }
  for (const picture of body.querySelectorAll("img")) {
    if (!allowedPicture.test(picture.getAttribute("src") ?? "")) picture.remove();
  }
  return body.innerHTML;
}

/**
 * Pictures from the web, and our own when text is moved inside the editor. Others are local files, or
 * data URLs that would make the text many times as long.
 */
const allowedPicture = /^(?:https?:|\/(?![/\\]))/i;

const openingTag = /<[a-z][^>]*>/gi;

/** The sanitizer does the same on save: the title is the page's only `h1`. */
const headings = { h1: "h2", h5: "h4", h6: "h4" };

function styleOf(element: Element): string {
  return (element.getAttribute("data-style") ?? "").toLowerCase().replaceAll(/\s+/g, "");
}

/** Converts a span's bold and italic styles to elements, and unwraps a `<b>` that is not bold. */
function nameStyle(element: Element): void {
  const style = styleOf(element);
  if (element.matches("b")) {
    if (/font-weight:(?:normal|400)/.test(style)) element.replaceWith(...element.childNodes);
    return;
  }
  // Headings are always bold.
  if (/font-weight:(?:bold|[6-9]00)/.test(style) && !element.closest("h1, h2, h3, h4, h5, h6")) {
    wrapContent(element, "strong");
  }
  if (/font-style:italic/.test(style)) wrapContent(element, "em");
}

function wrapContent(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

function rename(element: Element, tag: string): Element {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** Converts Word's list items, which are paragraphs that start with a bullet or number. */
function collectList(paragraph: Element): void {
  if (!paragraph.matches("p") || !/mso-list:l\d/.test(styleOf(paragraph))) return;
  const mark = [...paragraph.querySelectorAll("span")].find((span) =>
    styleOf(span).includes("mso-list:ignore"),
  );
  const tag = /^\s*\(?[\da-z]{1,4}[.)]/i.test(mark?.textContent ?? "") ? "ol" : "ul";
  mark?.remove();
  const before = paragraph.previousElementSibling;
  const list = before?.matches(tag) ? before : paragraph.ownerDocument.createElement(tag);
  if (list !== before) paragraph.before(list);
  list.append(rename(paragraph, "li"));
}
