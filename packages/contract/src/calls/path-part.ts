/**
 * Encodes a text as one part of a path. Half of a character, which JSON can hold and no address
 * can, becomes the sign for an unreadable one; `encodeURIComponent` alone would throw.
 *
 * @example encodePathPart("a b/\ud83d") // "a%20b%2F%EF%BF%BD"
 */
export function encodePathPart(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
