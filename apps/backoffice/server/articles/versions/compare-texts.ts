import { diffArrays, diffWordsWithSpace } from "diff";
import { type BlockKind, readBlocks, type TextBlock } from "./read-blocks.ts";

/** A piece of a text; without a change it is in both. */
export interface ComparedPart {
  text: string;
  change?: "added" | "removed";
}

export interface ComparedBlock {
  kind: BlockKind;
  /** markup: the words are the same, but links, pictures or formatting differ. */
  change?: "added" | "removed" | "words" | "markup";
  parts: ComparedPart[];
}

/** Two blocks are versions of one when they share at least this part of their words. */
const leastShared = 0.4;

/** How far after the last pair the next one is looked for: a rewritten text has none. Blocks. */
const mostTried = 100;

/** Larger differences are shown as one text for the other. Inserted and deleted words or blocks. */
const mostEdits = 3_000;

/** Compares two articles' HTML block by block, and changed blocks word by word. */
export function compareTexts({
  before,
  after,
}: {
  before: string;
  after: string;
}): ComparedBlock[] {
  const [old, current] = [readBlocks(before), readBlocks(after)];
  const isSame = (a: TextBlock, b: TextBlock) => a.kind === b.kind && a.text === b.text;
  const runs = diffArrays(old, current, { comparator: isSame, maxEditLength: mostEdits }) ?? [
    { value: old, removed: true, added: false },
    { value: current, removed: false, added: true },
  ];
  const compared: ComparedBlock[] = [];
  let removed: TextBlock[] = [];
  let oldAt = 0;
  for (const { value, removed: isRemoved, added: isAdded } of runs) {
    if (isRemoved) {
      removed = value;
      oldAt += value.length;
    } else if (isAdded) {
      compared.push(...pairBlocks(removed, value));
      removed = [];
    } else {
      compared.push(...removed.map(showRemoved));
      removed = [];
      for (const block of value) compared.push(showSame(block, old[oldAt++]));
    }
  }
  return [...compared, ...removed.map(showRemoved)];
}

/** Compares two short texts word by word. */
export function compareWords(before: string, after: string): ComparedPart[] {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: mostEdits });
  if (!parts) {
    return [
      { text: before, change: "removed" },
      { text: after, change: "added" },
    ];
  }
  return parts.map(({ value: text, added, removed }) => ({
    text,
    ...(added && { change: "added" }),
    ...(removed && { change: "removed" }),
  }));
}

/** Shows deleted and inserted blocks of one place: similar ones as one block with changed words. */
function pairBlocks(removed: readonly TextBlock[], added: readonly TextBlock[]): ComparedBlock[] {
  const shown: ComparedBlock[] = [];
  const addedWords = added.map(({ text }) => listWords(text));
  let next = 0;
  for (const block of removed) {
    const words = listWords(block.text);
    const found = added.findIndex(
      ({ kind }, index) =>
        index >= next &&
        index < next + mostTried &&
        kind === block.kind &&
        areSimilar(words, addedWords[index]),
    );
    const match = added[found];
    if (!match) {
      shown.push(showRemoved(block));
      continue;
    }
    shown.push(...added.slice(next, found).map(showAdded));
    shown.push({ kind: match.kind, change: "words", parts: compareWords(block.text, match.text) });
    next = found + 1;
  }
  return [...shown, ...added.slice(next).map(showAdded)];
}

function areSimilar(words: ReadonlySet<string>, others: ReadonlySet<string> = new Set()): boolean {
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared >= leastShared * Math.max(words.size, others.size);
}

function listWords(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}

function showSame({ kind, text, markup }: TextBlock, old: TextBlock | undefined): ComparedBlock {
  const isMarkup = old !== undefined && old.markup !== markup;
  return { kind, parts: [{ text }], ...(isMarkup && { change: "markup" }) };
}

function showRemoved({ kind, text }: TextBlock): ComparedBlock {
  return { kind, change: "removed", parts: [{ text, change: "removed" }] };
}

function showAdded({ kind, text }: TextBlock): ComparedBlock {
  return { kind, change: "added", parts: [{ text, change: "added" }] };
}
