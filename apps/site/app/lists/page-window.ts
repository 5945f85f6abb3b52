/** The most page buttons in a row; beyond it some are left out. */
const mostButtons = 12;

/** Number of pages shown on each side of the current one. */
const reach = 2;

/** A page button, or the pages left out between two of them. */
export type PageButton = number | "gap";

/**
 * The row of page buttons: one for each page, up to twelve. Beyond that, only the first, the last,
 * and those around the current page are shown.
 *
 * @example pageButtons(20, 7) // [1, "gap", 5, 6, 7, 8, 9, "gap", 20]
 */
export function pageButtons(pages: number, current: number): PageButton[] {
  if (pages <= mostButtons) return Array.from({ length: pages }, (_, index) => index + 1);
  // The window keeps its width at both ends, so that the row's length does not change.
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

/** The number of pages for a number of items. */
export function countPages(items: number, size: number): number {
  return Math.ceil(items / size);
}
