import { shortenWord } from "./count-words.ts";
import { findSynonyms, longestPhrase } from "./synonyms.ts";
import { tokenize } from "./tokenize.ts";

/** A word of a query that a result should contain, or one of its synonyms. */
export interface QueryWord {
  /** As typed. A phrase, such as "customer care", is found only by its synonyms. */
  word: string;
  synonyms: readonly string[];
}

/** Longer queries are cut: later words rarely help, and each word costs a search. */
const mostWords = 10;

/**
 * Stop words: frequent in questions, but without information about the answer. English, and Hindi in
 * English letters.
 */
const stopWords = new Set(
  `a an and are as at be by can do does for from how i if in is it me my of on or our should that
  the their them there they this to we what when where which who why will with you your
  aa aata aaye aur chahiye gaya hai hain ho hota hoti hua ka kab kaha kahan kaise kar karna kare karu
  ke ki kisko ko kya kyu kyun mein mera mere meri milega mujhe nahi nahin par raha rahe rahi sakte
  se tak wala`
    .split(/\s+/)
    .filter(Boolean),
);

/**
 * The words of a query that a result should contain, each once, without stop words. A query of
 * only stop words is not changed. At most 10 words of at most 40 characters.
 *
 * @example readQuery("How do I import contacts?")
 * // [{ word: "import", synonyms: [] }, { word: "contact", synonyms: [] }]
 */
export function readQuery(query: string): QueryWord[] {
  const all = tokenize(query).map(({ word }) => shortenWord(word));
  const meaningful = all.filter((word) => !stopWords.has(word));
  const words = [...new Set(meaningful.length > 0 ? meaningful : all)].slice(0, mostWords);
  return joinPhrases(words).map((word) => ({ word, synonyms: findSynonyms(word) }));
}

/** Joins neighbours that have synonyms as a phrase; a longer phrase first. */
function joinPhrases(words: readonly string[]): string[] {
  const [first, ...rest] = words;
  if (first === undefined) return [];
  for (let length = longestPhrase; length > 1; length--) {
    const phrase = words.slice(0, length).join(" ");
    if (words.length >= length && findSynonyms(phrase).length > 0) {
      return [phrase, ...joinPhrases(words.slice(length))];
    }
  }
  return [first, ...joinPhrases(rest)];
}
