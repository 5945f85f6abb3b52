import { notSpam } from "../leads/lead-status.ts";

/** The desk's pages that figures open. */
export const outboxLink = "/outbox";
export const deadMailsLink = withFilter("/outbox", { state: "dead" });
export const undeliveredLink = "/undelivered";
export const searchesLink = "/searches";
export const feedbackLink = "/feedback";

/** A view of the queue. */
export const viewLink = (view: "waiting" | "overdue" | "follow-ups") =>
  withFilter("/leads", { view });

/** The leads that match filters of the list. Without a status it leaves out spam, as the figures do. */
export const leadsLink = (filter: Filter) =>
  withFilter("/leads", { view: "all", status: notSpam, ...filter });

type Filter = Record<string, string | string[]>;

function withFilter(page: string, filter: Filter): string {
  return `${page}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}
