/** The parameter of an address that carries what titles are searched for. */
export const termParameter = "q";

/** No search is longer than the longest title. Characters. */
export const longestTerm = 120;

/** What an address searches for; undefined when it searches for nothing. */
export function readTerm(query: URLSearchParams): string | undefined {
  return query.get(termParameter)?.trim().slice(0, longestTerm).trim() || undefined;
}
