import { z } from "zod";

/**
 * Length rules of the schemas that check what a caller sends. They take the place of zod's own `min`
 * and `max`, which also look at values of the wrong type: whatever object has a `length` is compared,
 * and a `length` that is no number can throw. A refinement only runs on a value of the right type.
 */

/**
 * At least one character.
 *
 * @param message what to say when there is none
 * @example z.string().trim().check(notEmpty("Please give a name"))
 */
export function notEmpty(message: string) {
  return z.refine<string>((text) => text !== "", message);
}

/**
 * At most `max` characters. An emoji counts as one.
 *
 * @param message what to say when there are more
 * @example z.string().check(maxCharacters(300))
 */
export function maxCharacters(max: number, message = `Please keep this under ${max} characters`) {
  return z.refine<string>((text) => text.length <= max || countCharacters(text) <= max, message);
}

/**
 * At most `max` entries.
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
