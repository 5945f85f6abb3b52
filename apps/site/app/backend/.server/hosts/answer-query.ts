/** An answer as it was fetched, with what the cache needs to know about it. */
export interface FetchedAnswer<Value = object> {
  value: Value;
  /** Another key whose request would have returned the same answer. */
  aliasKey?: string | undefined;
  /** Identifies the content, so that an unchanged answer is not parsed again. */
  contentHash: string;
  /** Approximate size in memory. Bytes. */
  bytes: number;
}

export interface AnswerQuery<Value> {
  key: string;
  /** Fetches from the host; returns the cached answer when the host's content has not changed. */
  fetchAnswer(known: FetchedAnswer<Value> | undefined): Promise<FetchedAnswer<Value>>;
  /** Reads the answer that an earlier run has stored, when the host gives none. Never throws. */
  loadStored?(): Promise<FetchedAnswer<Value> | undefined>;
  /**
   * True for lists. Many pages depend on them, so they are refreshed as soon as content changes.
   */
  isList?: boolean;
}
