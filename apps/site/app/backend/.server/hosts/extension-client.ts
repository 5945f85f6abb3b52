import { signSiteAssertion, siteAssertionHeader } from "@crm/contract/extensions/site-assertion";
import { sendRequest } from "@crm/server-kit/send-request";
import type { HostAnswer } from "./host-client.ts";
import { NoAnswer } from "./no-answer.ts";
import { readJsonAnswer } from "./read-json-answer.ts";

/** Optional features have a shorter timeout than the calls. Milliseconds. */
const timeoutMs = 4_000;

export interface ExtensionRequest {
  query?: Record<string, string>;
  /** Sent as JSON by POST; without it the request is a GET. */
  body?: object;
  /**
   * The visitor's address, for the host's rate limits; absent when the page is the same for
   * everybody.
   */
  visitor?: string;
}

/**
 * Calls one of the contract's extensions at the lead host, signed with the secret that both apps
 * share.
 *
 * @param path below {api}
 * @throws NoAnswer
 */
export type CallExtension = (path: string, request?: ExtensionRequest) => Promise<HostAnswer>;

export function createExtensionClient(apiUrl: string, publishSecret: string): CallExtension {
  return async (path, { query = {}, body, visitor } = {}) => {
    const search = new URLSearchParams(query);
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await sendRequest(apiUrl + path + (search.size > 0 ? `?${search}` : ""), {
        method: body ? "POST" : "GET",
        headers: {
          "Content-Type": "application/json",
          Accept: "application/json",
          [siteAssertionHeader]: signSiteAssertion(publishSecret, { visitor }),
        },
        body: body ? JSON.stringify(body) : undefined,
        signal,
      });
      return {
        status: response.statusCode ?? 0,
        body: await readJsonAnswer(response, signal),
      };
    } catch (error) {
      if (error instanceof NoAnswer) throw error;
      throw new NoAnswer(`${path}: ${error instanceof Error ? error.message : error}`);
    }
  };
}
