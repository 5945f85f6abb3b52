import { z } from "zod";

/**
 * A required line of text: trimmed, not empty, at most `max` characters.
 *
 * @param message what to say when it is missing
 * @param max longest accepted length in characters
 */
export function textField(message: string, max: number) {
  return z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(max, `Please keep this under ${max} characters`);
}
