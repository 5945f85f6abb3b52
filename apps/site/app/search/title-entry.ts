import type { ArticleLink } from "../backend/articles.ts";

/** A title that can be found, and what a link to its article needs. */
export interface TitleEntry {
  article: ArticleLink;
  /** The help category that the article stands in; a blog post's address has none. */
  category?: { name: string; slug: string } | undefined;
}

/** What a search box fetches when it is first touched, and for a term where titles are many. */
export interface TitleIndex {
  titles: readonly TitleEntry[];
  /** How many there are in all; more than are listed where they are too many to send. */
  count: number;
  /** Whether the host can search inside articles. */
  isInsideOffered: boolean;
  /** The host gives no newer list: what is missing here may exist. */
  isStale?: boolean;
}
