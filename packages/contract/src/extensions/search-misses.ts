import { z } from "zod";
import { maxCharacters } from "../fields/length-rules.ts";

/**
 * Searches that found nothing, for the editors: `POST {api}/search/misses`, with the header
 * `X-Site-Assertion`. Only the words and how often they came are kept.
 */
export const searchMissesPath = "/search/misses";

/** The name under which `GET {api}/capabilities` lists it. */
export const searchMissesCapability = "search-misses";

/** Longer ones are messages rather than searches, and may tell of a person. */
const longest = { characters: 80, words: 10 };

/** What has an at sign, an address of the web, or the digits of a phone number or an account. */
const tellsOfAPerson = /@|:\/\/|www\.|(?:\p{N}[\s().+-]*){7}/u;

/**
 * A search as it is counted: lower case, single spaces, no marks around it.
 *
 * @returns undefined for what is not kept: the empty, the long, and what may name a person
 * @example normalizeMiss("  Tally  Import? ") // "tally import"
 * @example normalizeMiss("98250 12345") // undefined
 */
export function normalizeMiss(term: string): string | undefined {
  const plain = term
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\p{C}\s]+/gu, " ");
  if (tellsOfAPerson.test(plain)) return undefined;
  const normal = plain.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, "");
  const isLong = normal.length > longest.characters || normal.split(" ").length > longest.words;
  return normal === "" || isLong ? undefined : normal;
}

export const searchMiss = z.object({ term: z.string().check(maxCharacters(400)) });
