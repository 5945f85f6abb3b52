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
  postings: Uint8Array,
  changes: ReadonlyMap<number, Counts | undefined>,
): Uint8Array {
  const parts: Uint8Array[] = [];
  let at = 0;
  let copied = 0;
  for (const [number, counts] of [...changes].sort(([a], [b]) => a - b)) {
    const place = number % blockSize;
    while ((postings[at] ?? blockSize) < place) at = findEnd(postings, at);
    parts.push(postings.subarray(copied, at));
    if (postings[at] === place) at = findEnd(postings, at);
    copied = at;
    if (counts) parts.push(writePosting(place, counts));
  }
  return join([...parts, postings.subarray(copied)]);
}

/** Where the posting that starts at an index ends. */
function findEnd(postings: Uint8Array, start: number): number {
  let at = start + 1;
  for (let counts = 0; counts < 3; at++) if ((postings[at] ?? 0) < 0x80) counts++;
  return at;
}

/** Seven bits of a count in each byte, the lowest first; the eighth says that there are more. */
function writePosting(place: number, { title, summary, body }: Counts): Uint8Array {
  const bytes = [place];
  for (const count of [title, summary, body]) {
    let rest = count;
    for (; rest >= 0x80; rest >>= 7) bytes.push((rest & 0x7f) | 0x80);
    bytes.push(rest);
  }
  return new Uint8Array(bytes);
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
