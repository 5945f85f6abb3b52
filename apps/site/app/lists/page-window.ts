/** So many page buttons stand in a row; of more pages only some are shown. */
const mostButtons = 12;

/** How many pages stand beside the current one in a windowed row. */
const reach = 2;

/** A page button, or the pages left out between two of them. */
export type PageButton = number | "gap";

/**
 * The row of page buttons (section 9): one for each page, ceil(items / size) in all. Beyond twelve
 * they are windowed: the first, the last, and those around the current one.
 *
 * @example pageButtons(20, 7) // [1, "gap", 5, 6, 7, 8, 9, "gap", 20]
 */
export function pageButtons(pages: number, current: number): PageButton[] {
  if (pages <= mostButtons) return Array.from({ length: pages }, (_, index) => index + 1);
  // At both ends the window keeps its width, so that the row does not change its length.
  const middle = Math.min(Math.max(current, reach + 3), pages - reach - 2);
  const [from, to] = [middle - reach, middle + reach];
  const shown = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [
    1,
    ...(from === 3 ? [2] : ["gap" as const]),
    ...shown,
    ...(to === pages - 2 ? [pages - 1] : ["gap" as const]),
    pages,
  ];
}

/** How many pages so many items make. */
export function countPages(items: number, size: number): number {
  return Math.ceil(items / size);
}
