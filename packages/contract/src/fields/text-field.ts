import { z } from "zod";
import { controlRules } from "./html-attributes.ts";
import { maxCharacters } from "./length-rules.ts";

/** Control characters, which a one-line text may not contain. */
const controls = /\p{Cc}+/gu;
/** Control characters that a text of many lines may not contain. */
const controlsButBreaks = /(?![\n\t])\p{Cc}/gu;
/** A visible character: neither white space nor invisible. */
const visible = /[^\p{Z}\p{C}]/u;

/**
 * The schema of a required text: trimmed, with at least one visible character and at most `max`
 * characters. Control characters become spaces.
 *
 * @param message the error when it is missing
 * @param max longest accepted length in characters
 * @param lines `many` allows line breaks and tabs
 * @example textField("Name is required", 120).parse(" Asha ") // "Asha"
 */
export function textField(message: string, max: number, lines: "one" | "many" = "one") {
  const unwanted = lines === "one" ? controls : controlsButBreaks;
  return z
    .string({ error: message })
    .overwrite((text) => text.toWellFormed().replaceAll("\r\n", "\n").replace(unwanted, " "))
    .trim()
    .refine((text) => visible.test(text), message)
    .check(maxCharacters(max))
    .register(controlRules, { maxLength: max });
}
