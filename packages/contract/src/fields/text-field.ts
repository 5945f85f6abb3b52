import { z } from "zod";
import { maxCharacters } from "./length-rules.ts";

/** Control characters, which no line has. */
const controls = /\p{Cc}+/gu;
/** Those that a text of many lines has not, either. */
const controlsButBreaks = /(?![\n\t])\p{Cc}/gu;
/** Something that is seen: neither a space nor a character without a shape. */
const visible = /[^\p{Z}\p{C}]/u;

/**
 * A required text: trimmed, with something to see in it, at most `max` characters. Control
 * characters become spaces.
 *
 * @param message what to say when it is missing
 * @param max longest accepted length in characters
 * @param lines `many` keeps line breaks and tabs
 */
export function textField(message: string, max: number, lines: "one" | "many" = "one") {
  const unwanted = lines === "one" ? controls : controlsButBreaks;
  return z
    .string({ error: message })
    .overwrite((text) => text.toWellFormed().replaceAll("\r\n", "\n").replace(unwanted, " "))
    .trim()
    .refine((text) => visible.test(text), message)
    .check(maxCharacters(max));
}
