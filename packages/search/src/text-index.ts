import MiniSearch from "minisearch";
import { readQuery } from "./read-query.ts";
import { countTypos, createMatchScorer, shortestPrefix } from "./score-match.ts";
import { tokenize } from "./tokenize.ts";

/** What is searched of a text: its title weighs most, its body least. */
export interface IndexedText {
  id: string;
  title: string;
  /** One or two sentences about it. */
  summary: string;
  /** Plain text. */
  body: string;
}

/** A text that answers a query. */
export interface Ranked {
  id: string;
  /** How much of the query it answers, 0 to 1: comparable between indexes, as scores are not. */
  fit: number;
  /** Words of the text that match, as `tokenize` gives them. */
  words: string[];
}

export interface TextIndex {
  /** Adds a text, or puts it in place of the one with its id. */
  put(text: IndexedText): void;
  remove(id: string): void;
  /** The best answers, best first. */
  search(query: string, limit: number): Ranked[];
}

/** What answers much less of a query than the best answer does is left out. */
const leastShare = 0.6;

/** And so is what hardly answers it at all: one word of four, or a typo in one of two. */
const leastFit = 0.28;

/**
 * How many letters a first look lets differ from a word with typos. Two swapped neighbours are one
 * typo and two letters: they are looked for when nothing else was found, since it takes longer.
 */
const looks: readonly ((typos: number) => number)[] = [(typos) => typos, (typos) => typos + 1];

/**
 * Ranks texts by BM25, tolerant of endings and typos, in any script. It is changed
 * text by text and lives in memory.
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
      prefix: (word) => word.length >= shortestPrefix,
    },
  });

  function find(wanted: readonly string[], lettersFor: (typos: number) => number) {
    const judge = createMatchScorer(wanted);
    const fuzzy = (word: string) => {
      const typos = countTypos(word);
      return typos > 0 && lettersFor(typos);
    };
    return index
      .search(wanted.join(" "), { fuzzy })
      .map(({ id, match, score }) => ({
        id: String(id),
        score,
        fit: judge.fit(match),
        words: () => Object.keys(match).filter(judge.accepts),
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
      const found = looks.reduce<ReturnType<typeof find>>(
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
