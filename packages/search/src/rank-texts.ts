import { everyText } from "./count-words.ts";
import type { MatchedWord } from "./look-ups.ts";
import { blockOf, blockSize, type PostingBlock, readPostings } from "./postings.ts";

/** A text that matches a query. */
export interface RankedText {
  number: number;
  /** How much of the query it matches, 0 to 1. Unlike scores, comparable between indexes. */
  fit: number;
  /** Matching words of the text, as `tokenize` returns them. */
  words: string[];
}

/** What to rank. */
interface Matches {
  /** How many words the query has. */
  wanted: number;
  words: readonly MatchedWord[];
  /** All blocks of these words and of `everyText`. */
  blocks: readonly PostingBlock[];
  /** The numbers of texts that are not shown. */
  hidden?: ReadonlySet<number>;
}

/** How much a match in a field counts for the fit; of several fields the best one counts. */
const fieldFit = { title: 1, summary: 0.95, body: 0.75 } as const;

/** How much a match in a field counts for the score. */
const fieldBoost = { title: 4, summary: 2, body: 1 } as const;

/** The usual constants of BM25: how soon more of a word counts no more, and how much long texts lose. */
const [saturation, lengthShare, leastGain] = [1.2, 0.7, 0.5];

/** Results whose fit is below this share of the best result's fit are left out. */
const leastShare = 0.6;

/** Results with a lower fit are left out: one word of four, or one of two with a typo in the body. */
const leastFit = 0.28;

/**
 * Ranks texts by how much of a query they match and by BM25. It needs a few numbers for each text of the
 * index, and returns at most `limit` texts, best first.
 */
export function rankTexts(matches: Matches, limit: number): RankedText[] {
  const { wanted, hidden } = matches;
  const blocks = Map.groupBy(matches.blocks, ({ word }) => word);
  const sizes = readSizes(blocks.get(everyText) ?? []);
  const fits = Array.from({ length: wanted }, () => new Float32Array(sizes.end));
  const scores = new Float32Array(sizes.end);
  for (const matched of matches.words) {
    const found = blocks.get(matched.word) ?? [];
    const score = scoreCounts(found, sizes);
    for (const block of found) {
      readPostings(block, (number, title, summary, body) => {
        const gain = matched.weight * score(number, title, summary, body);
        scores[number] = (scores[number] ?? 0) + gain;
        const where = title ? fieldFit.title : summary ? fieldFit.summary : fieldFit.body;
        for (let i = 0; i < wanted; i++) {
          const fit = fits[i];
          const value = (matched.scores[i] ?? 0) * where;
          if (fit && value > (fit[number] ?? 0)) fit[number] = value;
        }
      });
    }
  }
  const ranked = chooseBest({ fits, scores, hidden }, limit);
  return addWords(ranked, matches.words, blocks);
}

interface Sizes {
  /** One more than the highest number of a text. */
  end: number;
  texts: number;
  /** For each field, how many different words each text has in it, and how many on average. */
  title: Float32Array;
  summary: Float32Array;
  body: Float32Array;
  average: Record<keyof typeof fieldFit, number>;
}

function readSizes(blocks: readonly PostingBlock[]): Sizes {
  const end = blocks.reduce((most, { block }) => Math.max(most, (block + 1) * blockSize), 0);
  const average = { title: 0, summary: 0, body: 0 };
  const create = () => new Float32Array(end);
  const sizes = { end, texts: 0, title: create(), summary: create(), body: create(), average };
  for (const block of blocks) {
    readPostings(block, (number, title, summary, body) => {
      sizes.texts++;
      average.title += sizes.title[number] = title;
      average.summary += sizes.summary[number] = summary;
      average.body += sizes.body[number] = body;
    });
  }
  for (const field of ["title", "summary", "body"] as const) average[field] /= sizes.texts || 1;
  return sizes;
}

/** Creates the function that scores the counts of a word by BM25: rare words count more. */
function scoreCounts(blocks: readonly PostingBlock[], sizes: Sizes) {
  const texts = { title: 0, summary: 0, body: 0 };
  for (const block of blocks) {
    readPostings(block, (_, title, summary, body) => {
      if (title) texts.title++;
      if (summary) texts.summary++;
      if (body) texts.body++;
    });
  }
  const forField = (field: keyof typeof fieldFit) => {
    const rarity = Math.log(1 + (sizes.texts - texts[field] + 0.5) / (texts[field] + 0.5));
    const weight = rarity * fieldBoost[field];
    const length = lengthShare / (sizes.average[field] || 1);
    const lengths = sizes[field];
    return (number: number, count: number) => {
      if (count === 0) return 0;
      const longer = 1 - lengthShare + length * (lengths[number] ?? 0);
      return weight * (leastGain + (count * (saturation + 1)) / (count + saturation * longer));
    };
  };
  const [forTitle, forSummary, forBody] = [
    forField("title"),
    forField("summary"),
    forField("body"),
  ];
  return (number: number, title: number, summary: number, body: number) =>
    forTitle(number, title) + forSummary(number, summary) + forBody(number, body);
}

interface Scored {
  /** For each word of the query, how well each text matches it. */
  fits: readonly Float32Array[];
  scores: Float32Array;
  hidden: ReadonlySet<number> | undefined;
}

interface Ranked {
  number: number;
  fit: number;
  rank: number;
}

/** Looks at all texts of the index, so it neither sorts them nor creates an object for each. */
function chooseBest({ fits, scores, hidden }: Scored, limit: number): Ranked[] {
  const total = new Float32Array(scores.length);
  let best = 0;
  for (let number = 0; number < scores.length; number++) {
    if (!scores[number] || hidden?.has(number)) continue;
    let matched = 0;
    for (const fit of fits) {
      const value = fit[number] ?? 0;
      total[number] = (total[number] ?? 0) + value / fits.length;
      if (value > 0) matched++;
    }
    scores[number] = (scores[number] ?? 0) * matched;
    best = Math.max(best, total[number] ?? 0);
  }
  const least = Math.max(leastFit, best * leastShare);
  const chosen: Ranked[] = [];
  for (let number = 0; number < scores.length; number++) {
    const fit = total[number] ?? 0;
    if (fit < least) continue;
    const rank = fit * (scores[number] ?? 0);
    if (chosen.length === limit && rank <= (chosen.at(-1)?.rank ?? 0)) continue;
    const place = chosen.findIndex((other) => other.rank < rank);
    chosen.splice(place < 0 ? chosen.length : place, 0, { number, fit, rank });
    chosen.length = Math.min(chosen.length, limit);
  }
  return chosen;
}

function addWords(
  ranked: readonly Ranked[],
  matched: readonly MatchedWord[],
  blocks: ReadonlyMap<string, readonly PostingBlock[]>,
): RankedText[] {
  const words = new Map(ranked.map(({ number }) => [number, [] as string[]]));
  const wanted = new Set(ranked.map(({ number }) => blockOf(number)));
  for (const { word } of matched) {
    for (const block of blocks.get(word) ?? []) {
      if (wanted.has(block.block)) readPostings(block, (number) => words.get(number)?.push(word));
    }
  }
  return ranked.map(({ number, fit }) => ({
    number,
    // Without the inexact digits of the arrays above, so that fits of two indexes are equal.
    fit: Math.round(fit * 1e4) / 1e4,
    words: words.get(number) ?? [],
  }));
}
