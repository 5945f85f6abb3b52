/** A picture, or a film, that is made of drawings and committed. */
export interface Picture {
  /** Unique among all: kind and name, e.g. "previews/home". */
  name: string;
  /** What is made of it, relative to the repository. */
  files: readonly string[];
}

/** The most that one picture of a page may weigh. Bytes. */
export const pictureBytes = 60_000;

/** A picture's name without its kind: "home". */
export function nameOf(fullName: string): string {
  return fullName.slice(fullName.indexOf("/") + 1);
}
