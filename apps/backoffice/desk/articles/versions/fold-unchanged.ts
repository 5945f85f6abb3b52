import type { ComparedBlock } from "../../../server/articles/versions/compare-texts.ts";

/** How many unchanged blocks are shown on each side of a change. */
const shownAround = 1;

/** Fewer blocks are shown: their number would take as much room. */
const leastFolded = 2;

/**
 * Replaces unchanged blocks far from any change by their number.
 *
 * @param isWhole true: nothing is replaced
 */
export function foldUnchanged(
  blocks: readonly ComparedBlock[],
  isWhole: boolean,
): (ComparedBlock | number)[] {
  if (isWhole) return [...blocks];
  const shown: (ComparedBlock | number)[] = [];
  let far: ComparedBlock[] = [];
  const addFar = () => {
    shown.push(...(far.length < leastFolded ? far : [far.length]));
    far = [];
  };
  for (const [index, block] of blocks.entries()) {
    const near = blocks.slice(Math.max(0, index - shownAround), index + shownAround + 1);
    if (near.some(({ change }) => change)) {
      addFar();
      shown.push(block);
    } else {
      far.push(block);
    }
  }
  addFar();
  return shown;
}
