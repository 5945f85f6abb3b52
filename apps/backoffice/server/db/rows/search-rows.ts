/** An article in the search index; see `search/index-articles.ts`. */
export interface SearchTextRow {
  /** What its postings call it. */
  number: number;
  article_id: string;
  /** The `indexVersion` with which it was indexed. */
  version: number;
  /** Its words, separated by spaces: their postings change when the article does. */
  words: string;
}

/** A word of the indexed articles. */
export interface SearchWordRow {
  word: string;
  /** How many letters it has, in UTF-16 code units. */
  letters: number;
}

/** The articles of a block that contain a word; see `PostingBlock` of `@crm/search`. */
export interface SearchPostingRow {
  word: string;
  block: number;
  postings: Uint8Array;
}

/** A published, changed or removed article that waits to be indexed. Triggers of `articles` add it. */
export interface SearchQueueRow {
  article_id: string;
  /** Its place in the queue; 0 for those that a migration or a new `indexVersion` has added. */
  number: number;
}
