/** Where something is that an editor should look at. */
export type Place =
  | { field: string }
  /** In the text: a link with this address, a picture with this one, or these words. */
  | { link: string }
  | { picture: string }
  | { words: string };

/** Something that the publish check has found in an article. */
export interface Finding {
  /** An error prevents publishing: the server does not accept it. */
  severity: "error" | "warning";
  /** What it is and what to do, in one or two sentences. */
  message: string;
  place: Place;
}

/** A phrase that our texts avoid. */
export function describePhrase(phrase: string, instead: string, field?: string): Finding {
  return {
    severity: "warning",
    message: `Please avoid “${phrase}”. Better: ${instead}.`,
    place: field === undefined ? { words: phrase } : { field },
  };
}
