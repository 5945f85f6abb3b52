/**
 * Keeps a carousel's offset where every shown place is filled: between 0 and length minus shown
 * (section 4).
 *
 * @example clampOffset(9, 10, 3) // 7
 */
export function clampOffset(offset: number, length: number, shown: number): number {
  return Math.max(0, Math.min(offset, length - shown));
}
