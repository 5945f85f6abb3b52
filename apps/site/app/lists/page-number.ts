/** The query parameter with the number of a list's page. */
export const pageParameter = "page";

/** The page number of an address, counted from 1; invalid values mean the first page. */
export function readPageNumber(query: URLSearchParams): number {
  const page = query.get(pageParameter) ?? "";
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}

/**
 * Writes the page number into a query; the first page has no parameter, so that it has one address.
 */
export function writePageNumber(query: URLSearchParams, page: number): void {
  if (page > 1) query.set(pageParameter, String(page));
}
