import { maxLength } from "@crm/contract/figures";
import { paths } from "../paths.ts";

/** The parameter of an address that carries what titles are searched for. */
export const termParameter = "q";

export const longestTerm = maxLength.searchTerm;

/** So many answers are listed under a search box; the rest is a page away. */
export const mostFound = 50;

/** The page that searches inside articles, for a term. */
export function searchAddress(term: string): string {
  return `${paths.search}?${new URLSearchParams({ [termParameter]: term })}`;
}

/** What an address searches for; undefined when it searches for nothing. */
export function readTerm(query: URLSearchParams): string | undefined {
  return query.get(termParameter)?.trim().slice(0, longestTerm).trim() || undefined;
}
