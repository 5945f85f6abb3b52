import { z } from "zod";
import { maxLength } from "../figures.ts";
import { maxCharacters, notEmpty } from "./length-rules.ts";

/**
 * Alphanumeric segments joined by a dot, hyphen or plus, an @, and a domain that contains a dot
 * (section 5). `_` and `+` are accepted too, because people have such addresses. The classes are
 * disjoint, so the match is linear in the length.
 */
export const emailPattern =
  /^[a-z0-9_]+(?:[.+-][a-z0-9_]+)*@[a-z0-9]+(?:-+[a-z0-9]+)*(?:\.[a-z0-9]+(?:-+[a-z0-9]+)*)+$/i;

/**
 * The schema of an email field with the form's own sentences.
 *
 * @param messages what to say when it is missing, and when it is malformed
 */
export function emailField(messages: { email: string; emailFormat: string }) {
  return z
    .string({ error: messages.email })
    .trim()
    .check(notEmpty(messages.email), maxCharacters(maxLength.email, messages.emailFormat))
    .regex(emailPattern, messages.emailFormat);
}
