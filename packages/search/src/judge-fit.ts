/** How well a word of the query is met. A prefix stands for an ending, a near miss for a slip. */
const quality = { exact: 1, prefix: 0.85, fuzzy: 0.7 } as const;
/** A match in the body alone says less than one in the title or the summary. */
const bodyOnly = 0.75;

export const shortestPrefix = 3;
export const shortestFuzzy = 4;
/** So many letters of a word may be mistyped. */
export const mostSlips = 2;

/** By so many letters a mistyped word may be longer or shorter. */
const mostLost = 1;

/** Compares what was found with the words of one query. */
export interface Judge {
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

/**
 * @param wanted the query's words
 * @param slipShare how much of a word may be mistyped
 */
export function createJudge(wanted: readonly string[], slipShare: number): Judge {
  // Thousands of texts match by the same few words: each pair is compared once.
  const known = new Map<string, readonly number[]>();
  const judgeWords = (found: string) => {
    const judged = known.get(found) ?? wanted.map((word) => judgeWord(word, found, slipShare));
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

function judgeWord(wanted: string, found: string, slipShare: number): number {
  if (found === wanted) return quality.exact;
  if (wanted.length >= shortestPrefix && found.startsWith(wanted)) return quality.prefix;
  return isSlip(wanted, found, slipShare) ? quality.fuzzy : 0;
}

function isSlip(wanted: string, found: string, share: number): boolean {
  if (wanted.length < shortestFuzzy) return false;
  const allowed = Math.min(mostSlips, Math.round(wanted.length * share));
  const lost = Math.abs(wanted.length - found.length);
  return lost <= Math.min(mostLost, allowed) && distance(wanted, found) <= allowed;
}

/** Levenshtein's distance: letters to add, drop or change. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
