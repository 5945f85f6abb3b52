import { toE164 } from "@crm/server-kit/phone-number";
import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { Database } from "../../db/schema.ts";
import { reverseDigits, splitWords, toDialledDigits } from "../../leads/lead-words.ts";

/** A search finds at most so many leads of each word, the newest ones. */
export const maxFound = 100;

/** Of words that do not follow each other, so many leads with the longest one are looked at. */
const maxLookedAt = 200;

/** Fewer digits would match the end of too many numbers. */
const minEndDigits = 4;
/** Of a search with more words the others are ignored. */
const maxSearchedWords = 8;

/** No character has a higher code point. */
const last = "\u{10ffff}";

const eb = expressionBuilder<Database, "leads">();

/**
 * Matches leads in which each searched word is the beginning of a word. It reads bounded ranges of the
 * index of words, so it takes as long with many leads as with few.
 */
export function matchWords(search: string): Expression<SqlBool> {
  const text = search.trim().toLowerCase();
  if (isNumber(text)) return eb("leads.id", "in", selectNumbers(text));
  const words = listWords(text);
  const [longest, ...others] = words.toSorted((a, b) => b.length - a.length);
  if (!longest) return eb.lit(false);
  const found = selectNewest(words.join(" "), maxFound);
  if (others.length === 0) return eb("leads.id", "in", found);
  return eb("leads.id", "in", found.union(selectApart(longest, others)));
}

/** The leads with a word that begins with this text. */
function selectNewest(text: string, limit: number) {
  const newest = eb
    .selectFrom("lead_words as found")
    .select("found.lead_id")
    .where("found.word", ">=", text)
    .where("found.word", "<", text + last)
    .orderBy("found.word")
    .orderBy("found.created_at", "desc")
    .limit(limit);
  return eb.selectFrom(newest.as("newest")).select("newest.lead_id");
}

/** The leads with these words in any order, also of different fields. */
function selectApart(longest: string, others: readonly string[]) {
  return eb
    .selectFrom(selectNewest(longest, maxLookedAt).as("one"))
    .select("one.lead_id")
    .where((one) =>
      one.and(
        others.map((word) =>
          one.exists(
            one
              .selectFrom("lead_words as other")
              .select("other.lead_id")
              .whereRef("other.lead_id", "=", "one.lead_id")
              .where("other.word", ">=", word)
              .where("other.word", "<", word + last),
          ),
        ),
      ),
    );
}

/** The leads with a whole number in any spelling, or with a number that begins or ends so. */
function selectNumbers(typed: string) {
  const whole = toE164(typed);
  const digits = toDialledDigits(typed);
  const found = selectNewest(digits, maxFound);
  if (whole) return found.union(selectNewest(whole.slice(1), maxFound));
  if (digits.length < minEndDigits) return found;
  return found.union(selectNewest(reverseDigits(digits), maxFound));
}

/** Digits with the usual separators, and more than the zeros with which a number is dialled. */
const isNumber = (text: string) =>
  /^\+?[\p{Nd}\s().-]+$/u.test(text) && toDialledDigits(text) !== "";

/** The searched words in their order; an email address is one. */
function listWords(text: string): string[] {
  const words = text.split(/\s+/).flatMap((word) => (/.@/.test(word) ? [word] : splitWords(word)));
  return [...new Set(words)].slice(0, maxSearchedWords);
}
