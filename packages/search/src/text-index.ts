import { countWords, everyText, type TextFields } from "./count-words.ts";
import { type LookUps, listLookUps, matchWords } from "./look-ups.ts";
import { blockOf, changePostings, type PostingBlock } from "./postings.ts";
import { type RankedText, rankTexts } from "./rank-texts.ts";
import { readQuery } from "./read-query.ts";

/** A text with its id in the index. */
export interface IndexedText extends TextFields {
  id: string;
}

/** A text that matches a query; see `RankedText`. */
export interface Ranked extends Omit<RankedText, "number"> {
  id: string;
}

export interface TextIndex {
  /** Adds a text, or replaces the one with the same id. */
  put(text: IndexedText): void;
  remove(id: string): void;
  /** At most `limit` results, best first. */
  search(query: string, limit: number): Ranked[];
}

/**
 * Creates an index in memory, for some hundred texts. It tolerates endings and typos, works in any script
 * and is updated text by text. The back office keeps the same rows in its database.
 *
 * @example
 * const index = createTextIndex();
 * index.put({ id: "1", title: "Import contacts", summary: "", body: "Save as CSV." });
 * index.search("imprt contact", 10); // [{ id: "1", fit: 0.85, words: ["import", "contact"] }]
 */
export function createTextIndex(): TextIndex {
  const texts = new Map<string, { number: number; words: string[] }>();
  const ids = new Map<number, string>();
  const stored = new Map<string, Map<number, PostingBlock>>();
  let nextNumber = 0;

  function change(number: number, text: TextFields | undefined, oldWords: readonly string[]) {
    const counted = text ? countWords(text) : new Map();
    const block = blockOf(number);
    for (const word of new Set([...oldWords, ...counted.keys()])) {
      const blocks = stored.get(word) ?? new Map<number, PostingBlock>();
      const before = blocks.get(block)?.postings ?? new Uint8Array();
      const postings = changePostings(before, new Map([[number, counted.get(word)]]));
      if (postings.length > 0) blocks.set(block, { word, block, postings });
      else blocks.delete(block);
      if (blocks.size > 0) stored.set(word, blocks);
      else stored.delete(word);
    }
    return [...counted.keys()];
  }

  return {
    put({ id, ...text }) {
      const known = texts.get(id) ?? { number: nextNumber++, words: [] };
      texts.set(id, { ...known, words: change(known.number, text, known.words) });
      ids.set(known.number, id);
    },
    remove(id) {
      const known = texts.get(id);
      if (!known) return;
      change(known.number, undefined, known.words);
      texts.delete(id);
      ids.delete(known.number);
    },
    search(query, limit) {
      const wanted = readQuery(query);
      const words = matchWords(wanted, lookUp(stored, listLookUps(wanted)));
      const blocks = [everyText, ...words.map(({ word }) => word)].flatMap((word) => [
        ...(stored.get(word)?.values() ?? []),
      ]);
      return rankTexts({ wanted: wanted.length, words, blocks }, limit).map(
        ({ number, ...found }) => ({ id: ids.get(number) ?? "", ...found }),
      );
    },
  };
}

function lookUp(stored: ReadonlyMap<string, unknown>, { words, ...some }: LookUps): string[] {
  const isSimilar = (word: string) =>
    some.beginnings.some((beginning) => word.startsWith(beginning)) ||
    some.spellings.some(({ first, lengths }) => {
      return lengths.includes(word.length) && word.startsWith(first);
    });
  return [...words.filter((word) => stored.has(word)), ...[...stored.keys()].filter(isSimilar)];
}
