import { toE164 } from "@crm/server-kit/phone-number";
import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { Database } from "../../db/schema.ts";
import { reverseDigits, splitWords, toDialledDigits } from "../../leads/lead-words.ts";

/** A search reads at most so many leads, the newest of each word. */
export const maxFound = 1_000;

/** Fewer digits would match the end of too many numbers. */
const minEndDigits = 4;
/** Of a search with more words the others are ignored. */
const maxSearchedWords = 8;

/** No character has a higher code point. */
const last = "\u{10ffff}";

/**
 * Matches leads in which each searched word is the beginning of a word. It reads ranges of the index of
 * words, so it takes as long with many leads as with few.
 */
export function matchWords(search: string): Expression<SqlBool> {
  const eb = expressionBuilder<Database, "leads">();
  const [rarest, ...others] = listBeginnings(search);
  if (!rarest) return eb.lit(false);
  const found = eb
    .selectFrom("lead_words as one")
    .select("one.lead_id")
    .where(({ ref }) => startsWithOneOf(ref("one.word"), rarest))
    .where((words) =>
      words.and(
        others.map((beginnings) =>
          words.exists(
            words
              .selectFrom("lead_words as other")
              .select("other.lead_id")
              .whereRef("other.lead_id", "=", "one.lead_id")
              .where(({ ref }) => startsWithOneOf(ref("other.word"), beginnings)),
          ),
        ),
      ),
    )
    .orderBy("one.word")
    .orderBy("one.created_at", "desc")
    .limit(maxFound);
  return eb("leads.id", "in", found);
}

function startsWithOneOf(
  word: Expression<string>,
  beginnings: readonly string[],
): Expression<SqlBool> {
  const eb = expressionBuilder<Database>();
  return eb.or(
    beginnings.map((text) => eb.and([eb(word, ">=", text), eb(word, "<", text + last)])),
  );
}

/** The searched words, the longest first because it matches the fewest leads, each in its spellings. */
function listBeginnings(search: string): string[][] {
  const text = search.trim().toLowerCase();
  if (/^\+?[\p{Nd}\s().-]*\p{Nd}[\p{Nd}\s().-]*$/u.test(text)) return [listNumbers(text)];
  const words = text.split(/\s+/).flatMap((word) => (/.@/.test(word) ? [word] : splitWords(word)));
  return [...new Set(words)]
    .slice(0, maxSearchedWords)
    .toSorted((a, b) => b.length - a.length)
    .map((word) => [word]);
}

/** A whole number in any spelling, or how a number begins or ends. */
function listNumbers(typed: string): string[] {
  const whole = toE164(typed);
  const digits = toDialledDigits(typed);
  if (whole) return [...new Set([whole.slice(1), digits])];
  return digits.length < minEndDigits ? [digits] : [digits, reverseDigits(digits)];
}
