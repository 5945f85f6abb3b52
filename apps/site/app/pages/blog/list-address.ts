import { blogCategoryParameter, blogPath } from "@crm/contract/pages/blog";
import { readPageNumber, writePageNumber } from "../../lists/page-number.ts";
import { readTerm, termParameter } from "../../search/term.ts";

/** The list's orders: the host's own, or by day of publication. */
export const sorts = ["none", "newest", "oldest"] as const;
export type Sort = (typeof sorts)[number];

/** The state of the list, as its address describes it. */
export interface ListState {
  /** Slug of a category; none: all posts. */
  category?: string | undefined;
  sort: Sort;
  /** Counted from 1. */
  page: number;
  /** The search term for titles, when the search form was sent. */
  term?: string | undefined;
}

/** The query parameters of the list's address, besides the search's own. */
export const listParameters = {
  category: blogCategoryParameter,
  sort: "sort",
} as const;

/** The id of the list's heading, the target of links that change the list. */
export const listId = "posts";

export function readListState(query: URLSearchParams): ListState {
  const sort = sorts.find((name) => name === query.get(listParameters.sort)) ?? "none";
  return {
    category: query.get(listParameters.category)?.trim() || undefined,
    sort,
    page: readPageNumber(query),
    term: readTerm(query),
  };
}

/**
 * The query of the list's address in a given state. Default values are left out, so that each state
 * has one address.
 */
export function listQuery({ category, sort, page, term }: ListState): URLSearchParams {
  const query = new URLSearchParams();
  if (term) query.set(termParameter, term);
  if (category) query.set(listParameters.category, category);
  if (sort !== "none") query.set(listParameters.sort, sort);
  writePageNumber(query, page);
  return query;
}

/** @example listAddress({ sort: "newest", page: 2 }) // "/blog?sort=newest&page=2" */
export function listAddress(state: ListState): string {
  const query = listQuery(state);
  return query.size > 0 ? `${blogPath}?${query}` : blogPath;
}
