import type { LeadContext } from "@crm/contract/fields/context";

const maxLength = 60;

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

function readHost(referrer: string | undefined): string | undefined {
  if (!referrer || !URL.canParse(referrer)) return undefined;
  return new URL(referrer).hostname.replace(/^www\./, "");
}
