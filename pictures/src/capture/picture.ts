/** A picture, or a video, that is captured from drawings and committed. */
export interface Picture {
  /** A unique name: kind and name, e.g. "previews/home". */
  name: string;
  /** The captured files, relative to the repository. */
  files: readonly string[];
}

/** The largest size of one picture on a page, in bytes. */
export const pictureBytes = 60_000;

/** A picture's name without its kind: "home". */
export function nameOf(fullName: string): string {
  return fullName.slice(fullName.indexOf("/") + 1);
}
