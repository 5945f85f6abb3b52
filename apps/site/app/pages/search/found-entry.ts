import { highlightWords } from "@crm/search/highlight-words";

/** A search result. */
export interface FoundEntry {
  kind: "help" | "tutorial" | "page" | "blog";
  path: string;
  /** The article's id, for the call by id; the site's own pages and some hosts' articles have none. */
  id?: string | undefined;
  title: string;
  /** The category that contains it. */
  place?: string | undefined;
  /** The passage that matches best. */
  excerpt: string;
  /** Words of title and excerpt that match. */
  words: string[];
  /** How well it matches the query, 0 to 1. */
  fit: number;
}

/** A result as the page shows it, with its matches split out on the server. */
export function showEntry({ title, excerpt, words, fit: _, ...entry }: FoundEntry) {
  return {
    ...entry,
    title,
    titlePieces: highlightWords(title, words),
    pieces: highlightWords(excerpt, words),
  };
}
export type ShownEntry = ReturnType<typeof showEntry>;
