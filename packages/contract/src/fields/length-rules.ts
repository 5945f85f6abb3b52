import { z } from "zod";

/**
 * Length rules for schemas that check requests. They replace zod's own `min` and `max`, which also
 * run on values of the wrong type: any object with a `length` is compared, and a `length` that is
 * not a number can throw. A refinement runs only on a value of the right type.
 */

/**
 * A check for at least one character.
 *
 * @param message the error for an empty text
 * @example z.string().trim().check(notEmpty("Please give a name"))
 */
export function notEmpty(message: string) {
  return z.refine<string>((text) => text !== "", message);
}

/**
 * A check for at most `max` characters. An emoji counts as one.
 *
 * @param message the error for a longer text
 * @example z.string().check(maxCharacters(300))
 */
export function maxCharacters(max: number, message = `Please keep this under ${max} characters`) {
  return z.refine<string>((text) => text.length <= max || countCharacters(text) <= max, message);
}

/**
 * A check for at most `max` entries of an array.
 *
 * @example z.array(z.string()).check(maxEntries(1_000))
 */
export function maxEntries(max: number) {
  return z.refine<readonly unknown[]>(
    (list) => list.length <= max,
    `Please keep this under ${max} entries`,
  );
}

function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
