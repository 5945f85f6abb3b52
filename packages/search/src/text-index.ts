import MiniSearch from "minisearch";
import { type QueryWord, readQuery } from "./read-query.ts";
import { countTypos, createMatchScorer, shortestPrefix } from "./score-match.ts";
import { tokenize } from "./tokenize.ts";

/** The searched fields of a text: the title weighs most, the body least. */
export interface IndexedText {
  id: string;
  title: string;
  /** One or two sentences about it. */
  summary: string;
  /** Plain text. */
  body: string;
}

/** A text that matches a query. */
export interface Ranked {
  id: string;
  /** How much of the query it matches, 0 to 1. Unlike scores, comparable between indexes. */
  fit: number;
  /** Matching words of the text, as `tokenize` returns them. */
  words: string[];
}

export interface TextIndex {
  /** Adds a text, or replaces the one with the same id. */
  put(text: IndexedText): void;
  remove(id: string): void;
  /** At most `limit` results, best first. */
  search(query: string, limit: number): Ranked[];
}

/** Results whose fit is below this share of the best result's fit are left out. */
const leastShare = 0.6;

/** Results with a lower fit are left out: one word of four, or one of two with a typo in the body. */
const leastFit = 0.28;

/**
 * How many letters may differ in the first search and in the second. Two swapped neighbours are one
 * typo but two letters. The slower second search runs only when the first one has no results.
 */
const searchPasses: readonly ((typos: number) => number)[] = [
  (typos) => typos,
  (typos) => typos + 1,
];

/**
 * Creates an in-memory index that ranks texts by BM25. It tolerates endings and typos, works in any
 * script and is updated text by text.
 *
 * @example
 * const index = createTextIndex();
 * index.put({ id: "1", title: "Import contacts", summary: "", body: "Save as CSV." });
 * index.search("imprt contact", 10); // [{ id: "1", fit: 0.85, words: ["import", "contact"] }]
 */
export function createTextIndex(): TextIndex {
  const index = new MiniSearch<IndexedText>({
    fields: ["title", "summary", "body"],
    tokenize: (text) => tokenize(text).map(({ word }) => word),
    processTerm: (word) => word,
    searchOptions: {
      boost: { title: 4, summary: 2 },
      // `readQuery` has split the query into words.
      tokenize: (word) => [word],
    },
  });

  function find(wanted: readonly QueryWord[], lettersFor: (typos: number) => number) {
    const scorer = createMatchScorer(wanted);
    const fuzzy = (word: string) => {
      const typos = countTypos(word);
      return typos > 0 && lettersFor(typos);
    };
    const prefix = (word: string) => word.length >= shortestPrefix;
    const words = { queries: wanted.map(({ word }) => word), fuzzy, prefix };
    // Synonyms are matched as they are: a close spelling of one means something else.
    const synonyms = { queries: [...new Set(wanted.flatMap((word) => word.synonyms))] };
    return index
      .search({ queries: [words, synonyms] })
      .map(({ id, match, score }) => ({
        id: String(id),
        score,
        fit: scorer.fit(match),
        words: () => Object.keys(match).filter(scorer.accepts),
      }))
      .filter(({ fit }) => fit >= leastFit);
  }

  return {
    put(text) {
      if (index.has(text.id)) index.replace(text);
      else index.add(text);
    },
    remove(id) {
      if (index.has(id)) index.discard(id);
    },
    search(query, limit) {
      const wanted = readQuery(query);
      if (wanted.length === 0) return [];
      const found = searchPasses.reduce<ReturnType<typeof find>>(
        (before, lettersFor) => (before.length > 0 ? before : find(wanted, lettersFor)),
        [],
      );
      const best = found.reduce((most, { fit }) => Math.max(most, fit), 0);
      return found
        .filter(({ fit }) => fit >= best * leastShare)
        .toSorted((a, b) => b.fit * b.score - a.fit * a.score)
        .slice(0, limit)
        .map(({ id, fit, words }) => ({ id, fit, words: words() }));
    },
  };
}
