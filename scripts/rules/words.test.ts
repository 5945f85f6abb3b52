import { describe, expect, test } from "vitest";
import { listTextFiles, readText } from "./sources.ts";

/** Words that the field's standard terms replace, in sources, docs and texts of our own. */
const replacedWords: [pattern: RegExp, use: string][] = [
  [/patience/i, "timeout"],
  [/(?:take|limit)Turn/, "consumeRateLimit or limitRequests"],
  [/\bleads?On\b|\bset[Ll]eadsOn\b|\bleads? on to\b/, "permanentRedirect, redirects to"],
  [/vouch(?!er)/i, "sign"],
  [/refusal/i, "HttpError, rejection"],
  [/\bin[\s/*#]+vain\b|inVain/i, "with no results"],
  [/(?:sanitis|normalis)(?:e|ation|ing)/i, "sanitize, normalize"],
  [/(?<![a-z])mend(?:s|ed|ing)?(?![a-z])|Mend(?:s|ed|ing)?(?![a-z])/, "fix"],
];

/** Hostile samples, lists of words that are banned, and articles for shops, whose words are those of their trade. */
const samples = /^e2e\/corpora\/|^packages\/contract\/src\/wording\/|^apps\/backoffice\/seed\//;
const own = "scripts/rules/words.test.ts";
const files = listTextFiles().filter((file) => file !== own && !samples.test(file));

describe("words", () => {
  test.each(replacedWords)("no source or doc matches %s; the term is: %s", (pattern) => {
    expect(findLines(files, pattern)).toEqual([]);
  });

  test("no source cites a numbered section of a document that is not in the repository", () => {
    const cited =
      /\b(?:sections?|sec\.|sect\.|chapter|requirement)\s[0-9]|§§?\s?[0-9]|\bpromise P[0-9]/i;
    const sources = files.filter((file) => !file.startsWith("docs/"));
    expect(findLines(sources, cited)).toEqual([]);
  });

  test("parts of identifiers and words over two lines are found, and similar words are not", () => {
    const isFound = (text: string) => replacedWords.some(([pattern]) => pattern.test(text));
    for (const text of [
      ...["hostPatience", "PATIENCE_MS", "mendHtml", "takeTurnFor", "inVain", "in\n * vain"],
      ...["normaliseText", "vouchFor", "leadsOn", "RefusalError"],
    ]) {
      expect(isFound(text), text).toBe(true);
    }
    for (const text of ["recommend", "amended", "voucher", "leadsOnly", "normalized"]) {
      expect(isFound(text), text).toBe(false);
    }
  });
});

/** The first line of each file that matches, such as "docs/a.md:7: some text". */
function findLines(texts: readonly string[], pattern: RegExp): string[] {
  return texts.flatMap((file) => {
    const text = readText(file);
    const at = text.search(pattern);
    if (at < 0) return [];
    const start = text.lastIndexOf("\n", at) + 1;
    const line = text.slice(0, at).split("\n").length;
    return [`${file}:${line}: ${text.slice(start).split("\n", 1)[0]?.trim()}`];
  });
}
