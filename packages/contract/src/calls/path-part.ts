/**
 * Encodes a text as one segment of a path. A lone surrogate becomes the replacement character
 * U+FFFD; `encodeURIComponent` alone would throw.
 *
 * @example encodePathPart("a b/\ud83d") // "a%20b%2F%EF%BF%BD"
 */
export function encodePathPart(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
