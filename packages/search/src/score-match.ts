/** How well a word of the query is met. A prefix stands for an ending, a near miss for a typo. */
const quality = { exact: 1, prefix: 0.85, fuzzy: 0.7 } as const;
/** A match in the body alone says less than one in the title or the summary. */
const bodyOnly = 0.75;

export const shortestPrefix = 3;

/** From this many letters on a word may have one typo, and from the second on two. */
const shortestWithOne = 4;
const shortestWithTwo = 8;

/**
 * How many typos a word may have and still be the same word. A number has none: one more digit is
 * another number.
 *
 * @example countTypos("paper") // 1
 */
export function countTypos(word: string): number {
  if (word.length < shortestWithOne || /\p{N}/u.test(word)) return 0;
  return word.length < shortestWithTwo ? 1 : 2;
}

/** Compares what was found with the words of one query. */
export interface MatchScorer {
  /** Whether a word that was found is one of the query's, or near enough. */
  accepts(found: string): boolean;
  /**
   * How much of the query a text answers, 0 to 1. Scores of two indexes can't be compared, since
   * each counts with its own texts; this can.
   *
   * @param match the words that were found in the text, each with the fields where it stands
   */
  fit(match: Readonly<Record<string, readonly string[]>>): number;
}

/** @param wanted the query's words */
export function createMatchScorer(wanted: readonly string[]): MatchScorer {
  // Thousands of texts match by the same few words: each pair is compared once.
  const known = new Map<string, readonly number[]>();
  const judgeWords = (found: string) => {
    const judged = known.get(found) ?? wanted.map((word) => judgeWord(word, found));
    known.set(found, judged);
    return judged;
  };
  return {
    accepts: (found) => judgeWords(found).some((value) => value > 0),
    fit(match) {
      const best = wanted.map(() => 0);
      for (const [found, fields] of Object.entries(match)) {
        const where = fields.some((field) => field !== "body") ? 1 : bodyOnly;
        for (const [i, value] of judgeWords(found).entries()) {
          best[i] = Math.max(best[i] ?? 0, value * where);
        }
      }
      return best.reduce((sum, value) => sum + value, 0) / wanted.length;
    },
  };
}

function judgeWord(wanted: string, found: string): number {
  if (found === wanted) return quality.exact;
  if (wanted.length >= shortestPrefix && found.startsWith(wanted)) return quality.prefix;
  return isCloseSpelling(wanted, found) ? quality.fuzzy : 0;
}

/**
 * People rarely mistype the first letter, and another one often makes another word ("slack",
 * "black"): there a typo counts twice.
 */
function isCloseSpelling(wanted: string, found: string): boolean {
  const allowed = countTypos(wanted);
  if (Math.abs(wanted.length - found.length) > allowed) return false;
  const isFirstKept = wanted[0] === found[0];
  return distance(wanted, found) + (isFirstKept ? 0 : 1) <= allowed;
}

/** Damerau's distance: letters to add, drop or change, or neighbours to swap. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwap ? (before[j - 2] ?? 0) + 1 : change;
      next.push(Math.min(change, swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
