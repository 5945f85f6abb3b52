import { capabilities, capabilitiesPath } from "@crm/contract/extensions/capabilities";
import { sendRequest } from "@crm/server-kit/send-request";
import { atMost } from "./at-most.ts";
import { NoAnswer } from "./no-answer.ts";
import { readJsonAnswer } from "./read-json-answer.ts";

/** Nobody should wait long for what is optional. Milliseconds. */
const timeoutMs = 2_000;

/** A page waits this long to know whether it may show what is optional. Milliseconds. */
const pageTimeoutMs = 1_000;

/** A host that gave no answer is not asked again for pages before this time. Milliseconds. */
const restMs = 10_000;

/** Tells whether the lead host offers something beyond the twelve calls. */
export type HasCapability = (name: string) => Promise<boolean>;

/** The same; undefined when the host gives no answer at all. */
export type KnowsCapability = (name: string) => Promise<boolean | undefined>;

type Offered = ReadonlySet<string> | undefined;

export interface KnownCapabilities {
  /** For leads: asks until the host has answered. */
  has: HasCapability;
  /** For pages: what is not known soon counts as not offered. */
  offers: HasCapability;
  /** For pages that would say that something is missing. */
  knows: KnowsCapability;
}

/**
 * Asks the host once what it offers; one that does not know the question offers nothing. A host
 * that was down is asked again by whoever comes next: with `CAPTCHA_VERIFY=site` it refuses a lead
 * that the site has not vouched for.
 */
export function createCapabilities(
  apiUrl: string,
  now: () => number = Date.now,
): KnownCapabilities {
  let asked: Promise<Offered> | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;
  /** What a question has come to that did not succeed. */
  let assumed: Offered;

  function fail(offered: Offered): Offered {
    asked = undefined;
    failedAt = now();
    assumed = offered;
    return offered;
  }

  async function ask(): Promise<Offered> {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await sendRequest(apiUrl + capabilitiesPath, {
        headers: { "Content-Type": "application/json" },
        signal,
      });
      const { statusCode = 0 } = response;
      if (statusCode >= 500) {
        response.destroy();
        // Hosts that don't know the question may answer so too: for now it offers nothing.
        return fail(new Set());
      }
      const answer = capabilities.safeParse(
        await readJsonAnswer(response, signal).catch(ignoreOtherBody),
      );
      return new Set(answer.success ? answer.data.capabilities : []);
    } catch {
      return fail(undefined);
    }
  }

  const has: HasCapability = async (name) => {
    asked ??= ask();
    return (await asked)?.has(name) ?? false;
  };
  const knows: KnowsCapability = async (name) => {
    if (!asked && now() - failedAt < restMs) return assumed?.has(name);
    asked ??= ask();
    return (await atMost(asked, pageTimeoutMs))?.has(name);
  };
  return {
    has,
    offers: async (name) => (await knows(name)) ?? false,
    knows,
  };
}

/** A host that does not know the question answers with some page; one that breaks off is in trouble. */
function ignoreOtherBody(error: unknown): undefined {
  if (!(error instanceof NoAnswer)) throw error;
}
