/** How often a word occurs in each field of a text. */
export interface Counts {
  title: number;
  summary: number;
  body: number;
}

/**
 * The texts of a block that contain a word. An index stores these rows; texts have numbers, and those of a
 * block follow each other.
 */
export interface PostingBlock {
  word: string;
  block: number;
  /** For each text its place in the block as one byte, then its counts. */
  postings: Uint8Array;
}

/** How many texts are in a block. Larger blocks are read faster, and smaller ones are changed faster. */
export const blockSize = 256;

/** The number of a text's block. */
export const blockOf = (number: number) => Math.floor(number / blockSize);

type Visit = (number: number, title: number, summary: number, body: number) => void;

/** Calls a function with the number and the counts of each text, in order of the numbers. */
export function readPostings({ block, postings }: Omit<PostingBlock, "word">, visit: Visit): void {
  let at = 0;
  const readCount = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = postings[at++] ?? 0;
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  while (at < postings.length) {
    const number = block * blockSize + (postings[at++] ?? 0);
    visit(number, readCount(), readCount(), readCount());
  }
}

/**
 * Changes which texts of a block contain a word.
 *
 * @param changes by the numbers of texts; undefined for texts that don't contain the word any more
 * @returns the new postings; empty when no text of the block contains the word
 */
export function changePostings(
  before: Omit<PostingBlock, "word">,
  changes: ReadonlyMap<number, Counts | undefined>,
): Uint8Array {
  const all = new Map<number, Counts | undefined>();
  readPostings(before, (number, title, summary, body) => {
    all.set(number, { title, summary, body });
  });
  for (const [number, counts] of changes) all.set(number, counts);
  const bytes: number[] = [];
  for (const [number, counts] of [...all].sort(([a], [b]) => a - b)) {
    if (!counts) continue;
    bytes.push(number % blockSize);
    for (const count of [counts.title, counts.summary, counts.body]) writeCount(bytes, count);
  }
  return Uint8Array.from(bytes);
}

/** Seven bits in each byte, the lowest first; the eighth says that there are more. */
function writeCount(bytes: number[], count: number): void {
  let rest = count;
  for (; rest >= 0x80; rest >>= 7) bytes.push((rest & 0x7f) | 0x80);
  bytes.push(rest);
}
