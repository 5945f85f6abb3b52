import { z } from "zod";
import { maxCharacters } from "../fields/length-rules.ts";

/**
 * Searches with no results, for the editors: `POST {api}/search/misses`, with the header
 * `X-Site-Assertion`. Only the words and how often they were searched are stored.
 */
export const searchMissesPath = "/search/misses";

/** The name under which `GET {api}/capabilities` lists it. */
export const searchMissesCapability = "search-misses";

/** Longer texts are messages rather than searches, and may contain personal data. */
const longest = { characters: 80, words: 10 };

/** An at sign, a web address, or as many digits as a phone or account number has. */
const personalData = /@|:\/\/|www\.|(?:\p{N}[\s().+-]*){7}/u;

/**
 * Normalizes a search term for counting: lower case, single spaces, no punctuation around it.
 *
 * @returns undefined for terms that are not stored: empty, long, or with possible personal data
 * @example normalizeMiss("  Tally  Import? ") // "tally import"
 * @example normalizeMiss("98250 12345") // undefined
 */
export function normalizeMiss(term: string): string | undefined {
  const plain = term
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\p{C}\s]+/gu, " ");
  if (personalData.test(plain)) return undefined;
  const normal = plain.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, "");
  const isLong = normal.length > longest.characters || normal.split(" ").length > longest.words;
  return normal === "" || isLong ? undefined : normal;
}

export const searchMiss = z.object({ term: z.string().check(maxCharacters(400)) });
