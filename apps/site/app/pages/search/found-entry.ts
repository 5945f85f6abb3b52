import { highlightWords } from "@crm/search/highlight-words";

/** Something that answers a search. */
export interface FoundEntry {
  kind: "help" | "tutorial" | "blog";
  path: string;
  /** The article's id, for the call by id; tutorials and some hosts have none. */
  id?: string | undefined;
  title: string;
  /** The category that it stands in. */
  place?: string | undefined;
  /** The part of it that answers best. */
  excerpt: string;
  /** Words of title and excerpt that match. */
  words: string[];
  /** How much of the search it answers, 0 to 1. */
  fit: number;
}

/** An entry as the page shows it, its matches cut out: the browser need not know how. */
export function showEntry({ title, excerpt, words, fit: _, ...entry }: FoundEntry) {
  return {
    ...entry,
    title,
    titlePieces: highlightWords(title, words),
    pieces: highlightWords(excerpt, words),
  };
}
export type ShownEntry = ReturnType<typeof showEntry>;
