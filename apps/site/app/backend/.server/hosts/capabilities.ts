import { capabilities, capabilitiesPath } from "@crm/contract/extensions/capabilities";
import { FetchError, fetchBytes, readJsonObject } from "@crm/server-kit/fetch-json";
import { withTimeout } from "@crm/server-kit/with-timeout";
import { type AnswerStore, noAnswerStore } from "./answer-store.ts";
import { timeouts } from "./timeouts.ts";

/** How long a page waits to learn whether it may show an optional feature. Milliseconds. */
const pageTimeoutMs = 1_000;

/** How long pages do not repeat the request after a host gave no answer. Milliseconds. */
const restMs = 10_000;

/** Whether the lead host offers an extension beyond the twelve calls. */
export type HasCapability = (name: string) => Promise<boolean>;

/** The same; undefined when that is not known. */
export type KnowsCapability = (name: string) => Promise<boolean | undefined>;

/** The host's answer; undefined when it gave none. */
type Answer = { offered: ReadonlySet<string>; isServerError: boolean } | undefined;

export interface KnownCapabilities {
  /**
   * For leads: repeats the request until the host has answered. A server error says nothing about
   * the host: its proxy answers so while the host is down.
   */
  has: KnowsCapability;
  /** For pages: a capability that is not known soon counts as not offered. */
  offers: HasCapability;
  /**
   * For pages that would report something as missing. A host without this endpoint may answer 5xx,
   * so after a server error it offers nothing for now.
   */
  knows: KnowsCapability;
  /** For pages: what the host offered last, also in an earlier run, while it gives no answer. */
  offeredLast: HasCapability;
}

/**
 * Requests the host's capabilities once; a host without this endpoint offers nothing. After a
 * failure the next caller repeats the request: with `CAPTCHA_VERIFY=site` the host rejects leads
 * without the site's signed assertion.
 */
export function createCapabilities(
  apiUrl: string,
  now: () => number = Date.now,
  store: Pick<AnswerStore, "find" | "save"> = noAnswerStore,
): KnownCapabilities {
  let pending: Promise<Answer> | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;
  /** The result of the last request that did not succeed. */
  let failure: Answer;
  /** What an earlier run has stored. */
  let stored: Promise<ReadonlySet<string>> | undefined;

  function fail(isServerError: boolean): Answer {
    pending = undefined;
    failedAt = now();
    failure = isServerError ? { offered: new Set(), isServerError } : undefined;
    return failure;
  }

  async function request(): Promise<Answer> {
    try {
      const { status, bytes } = await fetchBytes(apiUrl + capabilitiesPath, {
        name: capabilitiesPath,
        headers: { "Content-Type": "application/json" },
        timeoutMs: timeouts.capabilities,
      });
      if (status >= 500) return fail(true);
      store.save(capabilitiesPath, { status, bytes });
      return { offered: readOffered(bytes), isServerError: false };
    } catch (error) {
      return fail(error instanceof FetchError && (error.status ?? 0) >= 500);
    }
  }

  const has: KnowsCapability = async (name) => {
    pending ??= request();
    const answer = await pending;
    return answer?.isServerError ? undefined : answer?.offered.has(name);
  };
  async function answerSoon(): Promise<Answer> {
    if (!pending && now() - failedAt < restMs) return failure;
    pending ??= request();
    return withTimeout(pending, pageTimeoutMs);
  }
  const knows: KnowsCapability = async (name) => (await answerSoon())?.offered.has(name);
  return {
    has,
    offers: async (name) => (await knows(name)) ?? false,
    knows,
    async offeredLast(name) {
      const answer = await answerSoon();
      if (answer && !answer.isServerError) return answer.offered.has(name);
      stored ??= store.find(capabilitiesPath).then((last) => readOffered(last?.bytes));
      return (await stored).has(name);
    },
  };
}

/** A host without this endpoint answers with some page. */
function readOffered(bytes: Buffer | undefined): ReadonlySet<string> {
  const { data } = capabilities.safeParse(bytes && readJsonObject(bytes));
  return new Set(data?.capabilities);
}
