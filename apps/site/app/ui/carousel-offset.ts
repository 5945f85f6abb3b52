/**
 * Limits a carousel's offset so that every visible place is filled: from 0 to length minus shown.
 *
 * @example clampOffset(9, 10, 3) // 7
 */
export function clampOffset(offset: number, length: number, shown: number): number {
  return Math.max(0, Math.min(offset, length - shown));
}
