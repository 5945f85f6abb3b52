import { noFilter } from "../../../apps/backoffice/server/desk/leads/find-leads.ts";
import type { LeadFilter } from "../../../apps/backoffice/server/desk/leads/lead-filter.ts";
import { leadViews } from "../../../apps/backoffice/server/desk/leads/view-names.ts";
import { leadAnswers } from "../../../apps/backoffice/server/leads/lead-status.ts";

/** A list of the desk: its query in the address, and the filter that the server makes of it. */
export interface ListedFilter {
  name: string;
  query: string;
  filter: LeadFilter;
}

const day = 86_400_000;

/** Each view, each filter and different searches. */
export function listFilters(personId: string, now: number): ListedFilter[] {
  const whole: LeadFilter = { ...noFilter, view: "all", personId, now };
  const weekAgo = new Date(now - 7 * day).toISOString().slice(0, 10);
  const filtered = (name: string, query: string, part: Partial<LeadFilter>) => ({
    name,
    query: `view=all&${query}`,
    filter: { ...whole, ...part },
  });
  const searches = [
    ...["98100 00007", "+91-98100-00007", "09810000007", "00007", "98100"],
    ...["asha", "asha patel", "patel asha 7", "asha.patel", "sarees.example", "a", "nobody-there"],
  ];
  return [
    ...leadViews.map((view) => ({
      name: `view ${view}`,
      query: `view=${view}`,
      filter: { ...whole, view },
    })),
    filtered("kind", "kind=demo", { kind: "demo" }),
    filtered("status", "status=lost", { status: "lost" }),
    filtered("owner", `owner=${personId}`, { owner: personId }),
    filtered("no owner", "owner=nobody", { owner: "nobody" }),
    filtered("source", "origin=/page-7", { origin: "/page-7" }),
    filtered("no spam", "status=not-spam", { status: "not-spam" }),
    filtered(
      "other sources of a week",
      `exceptOrigins=None&exceptOrigins=/page-7&from=${weekAgo}`,
      { exceptOrigins: ["None", "/page-7"], from: now - 7 * day },
    ),
    filtered("no source", "origin=None", { origin: "None" }),
    ...leadAnswers.map((answer) => filtered(`answer ${answer}`, `answer=${answer}`, { answer })),
    filtered("captcha unchecked", "review=held", { isHeld: true }),
    filtered("a week", `from=${weekAgo}`, { from: now - 7 * day }),
    ...searches.map((search) =>
      filtered(`search "${search}"`, `q=${encodeURIComponent(search)}`, { search }),
    ),
  ];
}
