import { signSiteAssertion, siteAssertionHeader } from "@crm/contract/extensions/site-assertion";
import { fetchJson, type JsonAnswer } from "@crm/server-kit/fetch-json";
import { requestIdHeaders } from "@crm/server-kit/request-id";
import { timeouts } from "./timeouts.ts";

export interface ExtensionRequest {
  query?: Record<string, string>;
  /** Sent as JSON by POST; without it the request is a GET. */
  body?: object;
  /**
   * The visitor's address, for the host's rate limits; absent when the page is the same for
   * everybody.
   */
  visitor?: string;
  /** A signed assertion with more than the visitor, in place of the usual one. */
  assertion?: string | undefined;
  /** The time of the signature, in epoch milliseconds; by default now. */
  signedAt?: number;
  timeoutMs?: number;
}

/**
 * Calls one of the contract's extensions at the lead host, signed with the secret that both apps
 * share.
 *
 * @param path below {api}
 * @throws FetchError
 */
export type CallExtension = (path: string, request?: ExtensionRequest) => Promise<JsonAnswer>;

export function createExtensionClient(apiUrl: string, publishSecret: string): CallExtension {
  return async (
    path,
    { query = {}, body, visitor, assertion, signedAt, timeoutMs = timeouts.extension } = {},
  ) => {
    const search = new URLSearchParams(query);
    return fetchJson(apiUrl + path + (search.size > 0 ? `?${search}` : ""), {
      name: path,
      method: body ? "POST" : "GET",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json",
        [siteAssertionHeader]: assertion ?? signSiteAssertion(publishSecret, { visitor }, signedAt),
        ...requestIdHeaders(),
      },
      body: body && JSON.stringify(body),
      timeoutMs,
    });
  };
}
