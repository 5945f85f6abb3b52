/** The desk's pages that figures open. */
export const outboxLink = "/outbox";
export const deadMailsLink = withFilter("/outbox", { state: "dead" });
export const undeliveredLink = "/undelivered";
export const searchesLink = "/searches";
export const feedbackLink = "/feedback";

/** A view of the queue. */
export const viewLink = (view: "waiting" | "overdue" | "follow-ups") => `/leads?view=${view}`;

/** The leads that match filters of the list. */
export function leadsLink(filter: Record<string, string>): string {
  return `${withFilter("/leads", filter)}&view=all`;
}

function withFilter(page: string, filter: Record<string, string>): string {
  return `${page}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}
