import type { ArticleLink } from "../backend/articles.ts";

/** A searchable title, with what a link to its article needs. */
export interface TitleEntry {
  article: ArticleLink;
  /** The article's help category; blog posts have none. */
  category?: { name: string; slug: string } | undefined;
}

/**
 * What a search box fetches on first use, or for each term when there are too many titles to send.
 */
export interface TitleIndex {
  titles: readonly TitleEntry[];
  /** The total number; larger than the list when there are too many to send. */
  count: number;
  /** Whether the search inside articles is offered. */
  isInsideOffered: boolean;
  /** The host gives no current list: titles that are missing here may exist. */
  isStale?: boolean;
}
