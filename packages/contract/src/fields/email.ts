import { z } from "zod";
import { maxLength } from "../limits.ts";
import { controlRules } from "./html-attributes.ts";
import { maxCharacters, notEmpty } from "./length-rules.ts";

/**
 * Alphanumeric segments joined by a dot, hyphen or plus, an @, and a domain that contains a dot. `_`
 * and `+` are accepted too, because people have such addresses. The character classes are disjoint,
 * so the match is linear in the length.
 */
export const emailPattern =
  /^[a-z0-9_]+(?:[.+-][a-z0-9_]+)*@[a-z0-9]+(?:-+[a-z0-9]+)*(?:\.[a-z0-9]+(?:-+[a-z0-9]+)*)+$/i;

/**
 * The schema of an email field with the form's own messages.
 *
 * @param messages `email` when it is missing, `emailFormat` when it is malformed
 * @example emailField(fieldMessages.demo).parse(" a@b.example ") // "a@b.example"
 */
export function emailField(messages: { email: string; emailFormat: string }) {
  return z
    .string({ error: messages.email })
    .trim()
    .check(notEmpty(messages.email), maxCharacters(maxLength.email, messages.emailFormat))
    .regex(emailPattern, messages.emailFormat)
    .register(controlRules, { type: "email", maxLength: maxLength.email });
}
