/**
 * Spaces of fixed width, and signs that are not seen. The joiners U+200C and U+200D stay: words of
 * Indian scripts need them.
 */
const fixedSpaces = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g;
const invisible = /[\u00AD\u200B\u2060\uFEFF]/g;

const blocks = "p, h1, h2, h3, h4, ul, ol, table, blockquote, figure, div";

/**
 * Makes the spaces of a pasted text plain, and removes empty paragraphs and the line breaks between
 * blocks, which word processors use for distance.
 */
export function normalizeSpace(body: Element): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (text.parentElement?.closest("pre, code")) continue;
    const value = text.nodeValue ?? "";
    text.nodeValue = value
      .replaceAll(fixedSpaces, " ")
      .replaceAll(invisible, "")
      .replaceAll(/[ \t\r\n]+/g, " ");
  }
  for (const lineBreak of body.querySelectorAll("br")) {
    const isBetween = [lineBreak.previousElementSibling, lineBreak.nextElementSibling].some(
      (beside) => beside?.matches(blocks),
    );
    if (isBetween || lineBreak.matches(".Apple-interchange-newline")) lineBreak.remove();
  }
  for (const paragraph of body.querySelectorAll("p")) {
    const isEmpty = paragraph.textContent.trim() === "" && !paragraph.querySelector("img, br");
    const isOnly = paragraph.parentElement?.matches("td, th, li, dd") === true;
    if (isEmpty && !isOnly) paragraph.remove();
  }
}
