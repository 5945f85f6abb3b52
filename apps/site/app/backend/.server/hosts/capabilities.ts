import { capabilities, capabilitiesPath } from "@crm/contract/extensions/capabilities";
import { FetchError, fetchBytes, readJsonObject } from "@crm/server-kit/fetch-json";
import { withTimeout } from "@crm/server-kit/with-timeout";
import { timeouts } from "./timeouts.ts";

/** How long a page waits to learn whether it may show an optional feature. Milliseconds. */
const pageTimeoutMs = 1_000;

/** How long pages do not repeat the request after a host gave no answer. Milliseconds. */
const restMs = 10_000;

/** Whether the lead host offers an extension beyond the twelve calls. */
export type HasCapability = (name: string) => Promise<boolean>;

/** The same; undefined when the host gives no answer at all. */
export type KnowsCapability = (name: string) => Promise<boolean | undefined>;

type Offered = ReadonlySet<string> | undefined;

export interface KnownCapabilities {
  /** For leads: repeats the request until the host has answered. */
  has: HasCapability;
  /** For pages: a capability that is not known soon counts as not offered. */
  offers: HasCapability;
  /** For pages that would report something as missing. */
  knows: KnowsCapability;
}

/**
 * Requests the host's capabilities once; a host without this endpoint offers nothing. After a
 * failure the next caller repeats the request: with `CAPTCHA_VERIFY=site` the host rejects leads
 * without the site's signed assertion.
 */
export function createCapabilities(
  apiUrl: string,
  now: () => number = Date.now,
): KnownCapabilities {
  let pending: Promise<Offered> | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;
  /** The fallback after a request that did not succeed. */
  let assumed: Offered;

  function fail(offered: Offered): Offered {
    pending = undefined;
    failedAt = now();
    assumed = offered;
    return offered;
  }

  async function request(): Promise<Offered> {
    try {
      const { status, bytes } = await fetchBytes(apiUrl + capabilitiesPath, {
        name: capabilitiesPath,
        headers: { "Content-Type": "application/json" },
        timeoutMs: timeouts.capabilities,
      });
      if (status >= 500) return fail(nothing);
      // A host without this endpoint answers with some page.
      return new Set(capabilities.safeParse(readJsonObject(bytes)).data?.capabilities);
    } catch (error) {
      return fail(isServerError(error) ? nothing : undefined);
    }
  }

  const has: HasCapability = async (name) => {
    pending ??= request();
    return (await pending)?.has(name) ?? false;
  };
  const knows: KnowsCapability = async (name) => {
    if (!pending && now() - failedAt < restMs) return assumed?.has(name);
    pending ??= request();
    return (await withTimeout(pending, pageTimeoutMs))?.has(name);
  };
  return {
    has,
    offers: async (name) => (await knows(name)) ?? false,
    knows,
  };
}

/** A host without this endpoint may also answer 5xx: for now it offers nothing. */
const nothing: ReadonlySet<string> = new Set();

function isServerError(error: unknown): boolean {
  return error instanceof FetchError && (error.status ?? 0) >= 500;
}
