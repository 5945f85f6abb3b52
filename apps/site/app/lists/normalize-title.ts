/** Titles are equal when they differ only in case, spaces or final punctuation. */
export function normalizeTitle(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/\s+/g, " ")
    .replace(/[\s?.!]+$/, "")
    .trim();
}
