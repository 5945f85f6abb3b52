/** The parameter that says which page of a list an address shows. */
export const pageParameter = "page";

/** The page that an address asks for, counted from 1; whatever is no number means the first. */
export function readPageNumber(query: URLSearchParams): number {
  const page = query.get(pageParameter) ?? "";
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}

/** Writes it into a query; the first page goes without saying, so that it has one address. */
export function writePageNumber(query: URLSearchParams, page: number): void {
  if (page > 1) query.set(pageParameter, String(page));
}
