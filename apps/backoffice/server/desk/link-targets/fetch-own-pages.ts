import { type OwnPages, ownPages, ownPagesPath } from "@crm/contract/pages/own-pages";
import { fetchJson } from "@crm/server-kit/fetch-json";
import type { Services } from "../../services.ts";

export type OwnPage = OwnPages["pages"][number];

const timeoutMs = 2_000;
/** The site's own pages change only with a new version of the site. */
const freshMs = 5 * 60_000;
const retryMs = 30_000;

/**
 * Creates a function that lists the site's own pages as the site does; undefined while the site can't
 * be reached. The address is fixed: nothing that an editor types is fetched.
 */
export function createOwnPages({ settings, log, now }: Pick<Services, "settings" | "log" | "now">) {
  let known: readonly OwnPage[] | undefined;
  let askAgainAt = 0;
  return async (): Promise<readonly OwnPage[] | undefined> => {
    if (now() < askAgainAt) return known;
    askAgainAt = now() + retryMs;
    try {
      const { body } = await fetchJson(settings.siteUrl + ownPagesPath, {
        name: "own-pages",
        timeoutMs,
      });
      known = ownPages.parse(body).pages;
      askAgainAt = now() + freshMs;
    } catch (error) {
      log.warn({ error: String(error) }, "the site's own pages can't be listed");
    }
    return known;
  };
}
