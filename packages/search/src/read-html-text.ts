const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** Elements that are not part of a sentence: code and buttons. */
const ignored = /<(pre|button)\b[^>]*>[\s\S]*?<\/\1>/gi;

/** Elements that end a sentence or a line, so that the words on both sides are separated. */
const blocks = /<\/?(?:p|div|li|ul|ol|dl|dt|dd|h[1-6]|br|hr|tr|td|th|table|figure|blockquote)\b/gi;

/**
 * The sentences of sanitized HTML as one line of text. A middle dot follows lines without a full
 * stop, such as headings.
 *
 * @param html a sanitized body, without scripts and styles
 * @example readHtmlText("<h2>Save</h2><p>Save &amp; <b>send</b>.</p>") // "Save · Save & send."
 */
export function readHtmlText(html: string): string {
  const lines = html
    .replaceAll(ignored, "\n")
    .replaceAll(/[\r\n]+/g, " ")
    .replaceAll(blocks, (tag) => `\n${tag}`)
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(#x?[\da-f]+|[a-z]+);/gi, readEntity)
    .split("\n")
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .filter(Boolean);
  return joinLines(lines);
}

/**
 * Lines as one text. A middle dot follows those without a full stop, such as headings.
 *
 * @example joinLines(["Save", "Save it.", "Send"]) // "Save · Save it. Send"
 */
export function joinLines(lines: readonly string[]): string {
  return lines.map((line, index) => (index < lines.length - 1 ? endLine(line) : line)).join("");
}

const sentenceEnd = /[.,:;!?…।]["”')]?$/;

/** Tests only a line's last two characters, so that long lines cost no more than short ones. */
function endLine(line: string): string {
  return sentenceEnd.test(line.slice(-2)) ? `${line} ` : `${line} · `;
}

function readEntity(whole: string, name: string): string {
  if (!name.startsWith("#")) return entities[name.toLowerCase()] ?? whole;
  const isHex = name[1]?.toLowerCase() === "x";
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}
