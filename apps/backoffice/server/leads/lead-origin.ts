import type { LeadContext } from "@crm/contract/fields/context";

const maxLength = 60;

/** The value of the filter by origin for leads without one. Origins are in lower case. */
export const noOrigin = "None";

/**
 * The one word for where a visitor came from, by which leads are filtered and counted: the campaign's
 * source, else the other website, else the page of the form.
 *
 * @example nameOrigin({ campaign: { utm_source: "Google" }, page: "/pricing" }) // "google"
 */
export function nameOrigin(context: LeadContext): string | null {
  const { campaign, referrer, page } = context ?? {};
  const name = campaign?.utm_source || readHost(referrer) || page?.replace(/[?#].*$/, "");
  return name?.trim().toLowerCase().slice(0, maxLength).toWellFormed() || null;
}

/** Names an origin for people: most speak for themselves, but nobody knows the site's home page as "/". */
export const describeOrigin = (origin: string) => (origin === "/" ? "Home page" : origin);

function readHost(referrer: string | undefined): string | undefined {
  if (!referrer || !URL.canParse(referrer)) return undefined;
  return new URL(referrer).hostname.replace(/^www\./, "");
}
