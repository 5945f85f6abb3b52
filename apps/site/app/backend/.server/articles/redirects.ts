import {
  oldAddressesCapability,
  redirectAnswer,
  redirectsPath,
} from "@crm/contract/extensions/old-addresses";
import { fetchJson } from "@crm/server-kit/fetch-json";
import type { AnswerCache } from "../hosts/answer-cache.ts";
import type { KnowsCapability } from "../hosts/capabilities.ts";
import { timeouts } from "../hosts/timeouts.ts";

/** No page has a longer address. Characters. */
const maxLength = 500;

/**
 * The redirect lookup of an address without a page. `unknown`: the host did not answer, so the page
 * may not be reported as missing. A redirect is stale when the host has not confirmed it just now.
 * `gone`: there was a page, which an editor has deleted.
 */
export type RedirectLookup =
  | { outcome: "redirect"; path: string; isStale: boolean }
  | { outcome: "gone" }
  | { outcome: "none" }
  | { outcome: "unknown" };

/** Looks up redirects before the site reports a page as missing. */
export interface Redirects {
  /**
   * Finds the current address of a page whose slug was changed at the desk.
   *
   * @param address path and query of the missing page
   */
  findRedirect(address: string): Promise<RedirectLookup>;
}

export function createRedirects(
  apiUrl: string,
  knows: KnowsCapability,
  cache: AnswerCache,
): Redirects {
  async function fetchRedirect(address: string) {
    const url = `${apiUrl}${redirectsPath}?${new URLSearchParams({ path: address })}`;
    const { body } = await fetchJson(url, {
      name: redirectsPath,
      headers: { "Content-Type": "application/json" },
      timeoutMs: timeouts.redirect,
    });
    const answer = redirectAnswer.parse(body);
    return { value: answer, contentHash: JSON.stringify(answer), bytes: address.length };
  }

  return {
    async findRedirect(address) {
      if (address.length > maxLength) return { outcome: "none" };
      const isOffered = await knows(oldAddressesCapability);
      if (!isOffered) return { outcome: isOffered === undefined ? "unknown" : "none" };
      try {
        const key = `${redirectsPath} ${address}`;
        const { value, isStale } = await cache.read({
          key,
          fetchAnswer: () => fetchRedirect(address),
        });
        const { path } = value;
        if (path !== null && path !== address) return { outcome: "redirect", path, isStale };
        if (isStale) return { outcome: "unknown" };
        return { outcome: value.gone ? "gone" : "none" };
      } catch {
        return { outcome: "unknown" };
      }
    },
  };
}
