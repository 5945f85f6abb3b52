import { maxLength } from "@crm/contract/limits";
import { paths } from "../paths.ts";

/** The query parameter with the search term. */
export const termParameter = "q";

export const longestTerm = maxLength.searchTerm;

/** The most matches listed under a search box; the results page has the rest. */
export const mostFound = 50;

/** The address of the search inside articles for a term. */
export function searchAddress(term: string): string {
  return `${paths.search}?${new URLSearchParams({ [termParameter]: term })}`;
}

/** The search term of an address; undefined when there is none. */
export function readTerm(query: URLSearchParams): string | undefined {
  return query.get(termParameter)?.trim().slice(0, longestTerm).trim() || undefined;
}
