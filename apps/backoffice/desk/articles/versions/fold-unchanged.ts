import type { ComparedBlock } from "../../../server/articles/versions/compare-texts.ts";

/** How many unchanged blocks are shown on each side of a change. */
const shownAround = 1;

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
  let folded = 0;
  const isNearChange = (at: number) =>
    blocks.slice(Math.max(0, at - shownAround), at + shownAround + 1).some(({ change }) => change);
  for (const [index, block] of blocks.entries()) {
    if (!isNearChange(index)) {
      folded += 1;
      continue;
    }
    if (folded > 0) shown.push(folded);
    folded = 0;
    shown.push(block);
  }
  return folded > 0 ? [...shown, folded] : shown;
}
