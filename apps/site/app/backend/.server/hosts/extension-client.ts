import { signSiteAssertion, siteAssertionHeader } from "@crm/contract/extensions/site-assertion";
import { sendRequest } from "@crm/server-kit/send-request";
import type { HostAnswer } from "./host-client.ts";
import { NoAnswer } from "./no-answer.ts";
import { readJsonAnswer } from "./read-json-answer.ts";

/** What is optional is not waited for as long as a call. Milliseconds. */
const timeoutMs = 4_000;

export interface ExtensionRequest {
  query?: Record<string, string>;
  /** Sent as JSON, by POST; without it the extension is asked by GET. */
  body?: object;
  /** Whose request it is, for the host's limits; absent where a page is made for everybody. */
  visitor?: string;
}

/**
 * Asks the lead host for one of the extensions of the contract, signed by the secret that both apps
 * know.
 *
 * @param path below {api}
 * @throws NoAnswer
 */
export type AskExtension = (path: string, request?: ExtensionRequest) => Promise<HostAnswer>;

export function createExtensionClient(apiUrl: string, publishSecret: string): AskExtension {
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
