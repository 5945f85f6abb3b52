import { describe, expect, test } from "vitest";
import { listTextFiles, readText } from "./sources.ts";

/** Words that the field's standard terms replace, in sources, docs and texts of our own. */
const replacedWords: [pattern: RegExp, use: string][] = [
  [/\bpatience(?:Ms)?\b/i, "timeout"],
  [/\b(?:take|limit)Turns?\b/, "consumeRateLimit or limitRequests"],
  [/\bleadOn\b|\bleads? on to\b/, "permanentRedirect, redirects to"],
  [/\bvouch(?:es|ed)?\b/i, "sign"],
  [/\brefusals?\b/i, "HttpError, rejection"],
  [/\bin vain\b/i, "with no results"],
  [/\b(?:sanitis|normalis)(?:e|es|ed|er|ers|ing|ation)\b/i, "sanitize, normalize"],
  [/\bmend(?:s|ed|ing)?\b/i, "fix"],
];

/** Hostile samples, and lists of words that are banned, which are not our words. */
const samples = /^e2e\/corpora\/|^packages\/contract\/src\/wording\//;
const own = "scripts/rules/words.test.ts";
const files = listTextFiles().filter((file) => file !== own && !samples.test(file));

describe("words", () => {
  test.each(replacedWords)("no source or doc matches %s; the term is: %s", (pattern) => {
    expect(files.filter((file) => pattern.test(readText(file)))).toEqual([]);
  });

  test("no source cites a numbered section of a document that is not in the repository", () => {
    const cited = /\bsections? [0-9]|§ ?[0-9]|\bpromise P[0-9]/i;
    const sources = files.filter((file) => !file.startsWith("docs/"));
    expect(sources.filter((file) => cited.test(readText(file)))).toEqual([]);
  });
});
