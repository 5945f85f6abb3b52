import { diffWordsWithSpace } from "diff";

/** A piece of one of two texts. */
export interface Piece {
  text: string;
  /** Whether the other text lacks it. */
  isOwn: boolean;
}

/** A comparison that takes longer is shown without marks. Milliseconds. */
const timeout = 1_000;

/**
 * Compares two texts by words.
 *
 * @returns each text in pieces
 * @example compareTexts("Fold it", "Fold me").mine.at(-1) // { text: "it", isOwn: true }
 */
export function compareTexts(mine: string, theirs: string): { mine: Piece[]; theirs: Piece[] } {
  const changes = diffWordsWithSpace(theirs, mine, { timeout });
  if (!changes) return { mine: [asWhole(mine)], theirs: [asWhole(theirs)] };
  const of = (own: "added" | "removed", others: "added" | "removed") =>
    changes
      .filter((change) => !change[others])
      .map((change) => ({ text: change.value, isOwn: change[own] === true }));
  return { mine: of("added", "removed"), theirs: of("removed", "added") };
}

const asWhole = (text: string): Piece => ({ text, isOwn: false });

/** An article's text as people read it, with a line for each block. */
export function readableText(html: string): string {
  const page = new DOMParser().parseFromString(
    html
      .replace(/<\/(?:p|h[2-6]|li|tr|blockquote|pre|div|figcaption|dt|dd)>|<br\s*\/?>/g, "$&\n")
      .replace(/<img[^>]*?alt="([^"]*)"[^>]*>/g, "[$1]\n"),
    "text/html",
  );
  return (page.body.textContent ?? "").replace(/\n{2,}/g, "\n").trim();
}
