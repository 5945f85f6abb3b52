import type { LeadView } from "../../../server/desk/leads/view-names.ts";

/** The filters of the queue, as the address of the page contains them. */
export type QueueFilter = Record<string, unknown>;

/** The filter behind a view's tab. The chosen owner stays; the view of one's own leads has its own. */
export function filterOfTab(view: LeadView, { owner }: QueueFilter): QueueFilter {
  return { view, ...(owner !== undefined && view !== "mine" && { owner }) };
}

/** The filter without any but its view: the one that was open before a search. */
export function withoutFilters({ view, viewBefore }: QueueFilter): QueueFilter {
  return { view: viewBefore ?? view };
}

/** The filter with a day. Days are searched in all leads: who wants July wants more than what still waits. */
export function filterOfDay(filter: QueueFilter, name: "from" | "to", value: string): QueueFilter {
  const { viewBefore, ...others } = filter;
  return { ...others, view: "all", [name]: value };
}

/**
 * The filter after a search, which looks in all leads. An empty one goes back to the view that was open
 * before; the filter remembers its name, so that a reload does not forget it.
 */
export function filterOfSearch(filter: QueueFilter, words: string): QueueFilter {
  const { q, viewBefore, ...others } = filter;
  if (words === "") return viewBefore === undefined ? others : { ...others, view: viewBefore };
  const before = q === undefined ? filter.view : viewBefore;
  return { ...others, view: "all", q: words, ...(before !== undefined && { viewBefore: before }) };
}
