/** What a question has brought. */
export interface Brought<Value = object> {
  value: Value;
  /** Under which other key the same would have been brought. */
  alsoAs?: string | undefined;
  /** Tells this answer from others, so that an unchanged one is not made into a value again. */
  print: string;
  /** Roughly what it takes to keep. */
  bytes: number;
}

export interface Question<Value> {
  key: string;
  /** Asks the host; returns what is known already when the host says the same. */
  ask(known: Brought<Value> | undefined): Promise<Brought<Value>>;
  /** What an earlier run has kept, for when the host gives no answer. Never throws. */
  recall?(): Promise<Brought<Value> | undefined>;
  /** Many pages stand on a list: it is renewed as soon as content has changed. */
  isList?: boolean;
}
