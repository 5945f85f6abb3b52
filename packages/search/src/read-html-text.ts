const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** Elements that end a sentence or a line, so that words on both sides stay apart. */
const blocks = /<\/?(?:p|div|li|ul|ol|dl|dt|dd|h[1-6]|br|hr|tr|td|th|table|figure|blockquote)\b/gi;

/**
 * The words of sanitised HTML as one line of text.
 *
 * @param html a body that an allowlist has let through: no script, no style
 * @example readHtmlText("<p>Save &amp; <b>send</b></p>") // "Save & send"
 */
export function readHtmlText(html: string): string {
  return html
    .replaceAll(blocks, (tag) => ` ${tag}`)
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(#x?[\da-f]+|[a-z]+);/gi, readEntity)
    .replaceAll(/\s+/g, " ")
    .trim();
}

function readEntity(whole: string, name: string): string {
  if (!name.startsWith("#")) return entities[name.toLowerCase()] ?? whole;
  const isHex = name[1]?.toLowerCase() === "x";
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}
