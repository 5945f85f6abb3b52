/**
 * Makes plain HTML of what word processors put on the clipboard. The editor can't read their styles,
 * since the desk's policy blocks style attributes; so what these mean is written as elements first:
 * without that all text from Google Docs, which comes in a `<b>` of normal weight, would be bold.
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
    if (!keptPicture.test(picture.getAttribute("src") ?? "")) picture.remove();
  }
  return body.innerHTML;
}

/**
 * Pictures of the web and our own, which come along when text is moved inside the editor. Others lie
 * on somebody's disk, or would make the text many times as long.
 */
const keptPicture = /^(?:https?:|\/(?![/\\]))/i;

const openingTag = /<[a-z][^>]*>/gi;

/** As the sanitizer does it on save: the title is the page's only first heading. */
const headings = { h1: "h2", h5: "h4", h6: "h4" };

function styleOf(element: Element): string {
  return (element.getAttribute("data-style") ?? "").toLowerCase().replaceAll(/\s+/g, "");
}

/** Bold and italic of a span become elements; a `<b>` that is not bold is none. */
function nameStyle(element: Element): void {
  const style = styleOf(element);
  if (element.matches("b")) {
    if (/font-weight:(?:normal|400)/.test(style)) element.replaceWith(...element.childNodes);
    return;
  }
  // A heading is bold by itself.
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

/** Word writes a list as paragraphs that begin with a drawn mark. */
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
