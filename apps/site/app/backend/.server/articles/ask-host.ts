import { type Call, fitsPath } from "@crm/contract/calls/call";
import type { Answer } from "../../articles.ts";
import type { AnswerCache } from "../hosts/answer-cache.ts";
import type { CallHost, HostAnswer } from "../hosts/host-client.ts";
import { HostTrouble, NoAnswer } from "../hosts/no-answer.ts";
import { log } from "../log.ts";

/**
 * Asks the admin host for content, through the cache.
 *
 * @param parameters what the call's path is filled with
 * @param pick reads what was asked for out of the answer's body; undefined when it isn't there
 * @param alsoAs the key of another question that would have brought the same
 */
export type AskHost = <Found>(
  call: Call,
  parameters: Record<string, string>,
  pick: (body: HostAnswer["body"]) => Found | undefined,
  alsoAs?: (found: Found) => string | undefined,
) => Promise<Answer<Found>>;

export function createAskHost(callHost: CallHost, cache: AnswerCache): AskHost {
  return async <Found>(
    call: Call,
    parameters: Record<string, string>,
    pick: (body: HostAnswer["body"]) => Found | undefined,
    alsoAs?: (found: Found) => string | undefined,
  ): Promise<Answer<Found>> => {
    // What no path can carry is nothing that a host has.
    if (!Object.values(parameters).every(fitsPath)) return { outcome: "failed", status: 404 };
    try {
      return await cache.read(answerKey(call, parameters), async () => {
        const { status, body } = await callHost(call, { parameters });
        const found = body.success === false ? undefined : pick(body);
        const value = readAnswer(call, status, found);
        return { value, alsoAs: found === undefined ? undefined : alsoAs?.(found) };
      });
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      log.error({ call: call.number, reason: error.message }, "A host could not give content");
      return { outcome: error instanceof HostTrouble ? "failed" : "error", status: 502 };
    }
  };
}

/** Under which key an answer is kept. */
export function answerKey(call: Call, parameters: Record<string, string>): string {
  return `${call.number} ${new URLSearchParams(parameters)}`;
}

/**
 * A host that lacks something is believed, and so are its words when they are "not now".
 *
 * @throws HostTrouble
 */
function readAnswer<Found>(call: Call, status: number, found: Found | undefined): Answer<Found> {
  if (found !== undefined) return { outcome: "found", found };
  if (status >= 500 || status === 429) {
    throw new HostTrouble(`Call ${call.number}: answered ${status}`);
  }
  return { outcome: "failed", status: 404 };
}
