import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });
const words = new Intl.Segmenter("en", { granularity: "word" });

/**
 * The US school grade that a reader needs (Flesch-Kincaid).
 *
 * @param paragraphs running text; one without a full stop counts as one sentence
 */
export function readingGrade(paragraphs: readonly string[]): number {
  const counts = { sentence: 0, word: 0, syllable: 0 };
  for (const paragraph of paragraphs) {
    counts.sentence += [...sentences.segment(paragraph)].length;
    for (const { segment, isWordLike } of words.segment(paragraph)) {
      if (!isWordLike) continue;
      counts.word += 1;
      counts.syllable += syllable(segment);
    }
  }
  return fleschKincaid(counts);
}

/** The plain text of the paragraphs, list items and headings in a piece of HTML. */
export function listParagraphs(html: string): string[] {
  return html
    .replaceAll(/<(?:pre|figure|table)[\s\S]*?<\/(?:pre|figure|table)>/g, "\n")
    .replaceAll(/<\/?(?:p|li|ul|ol|h[1-6]|div|section)\b[^>]*>/g, "\n")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}
