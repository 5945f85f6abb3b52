import { createHash } from "node:crypto";
import { type Call, fitsPath } from "@crm/contract/calls/call";
import type { Answer } from "../../articles.ts";
import type { AnswerCache } from "../hosts/answer-cache.ts";
import type { AnswerStore } from "../hosts/answer-store.ts";
import type { HostAnswer, RawAnswer, SendCall } from "../hosts/host-client.ts";
import { HostTrouble, NoAnswer } from "../hosts/no-answer.ts";
import type { Brought } from "../hosts/question.ts";
import { parseAnswer } from "../hosts/read-json-answer.ts";
import { log } from "../log.ts";

/** What else is known of a question. */
export interface About<Found> {
  /** The key of another question that would have brought the same. */
  alsoAs?: (found: Found) => string | undefined;
  /** Of a list: the keys of the answers that it leads to. */
  leadsTo?: (found: Found) => Iterable<string>;
}

/**
 * Asks the admin host for content, through the cache.
 *
 * @param parameters what the call's path is filled with
 * @param pick reads what was asked for out of the answer's body; undefined when it isn't there
 */
export type AskHost = <Found>(
  call: Call,
  parameters: Record<string, string>,
  pick: (body: HostAnswer["body"]) => Found | undefined | Promise<Found | undefined>,
  about?: About<Found>,
) => Promise<Answer<Found>>;

export function createAskHost(send: SendCall, cache: AnswerCache, store: AnswerStore): AskHost {
  return async <Found>(
    call: Call,
    parameters: Record<string, string>,
    pick: (body: HostAnswer["body"]) => Found | undefined | Promise<Found | undefined>,
    { alsoAs, leadsTo }: About<Found> = {},
  ): Promise<Answer<Found>> => {
    // What no path can carry is nothing that a host has.
    if (!Object.values(parameters).every(fitsPath)) return { outcome: "failed", status: 404 };
    const key = answerKey(call, parameters);

    const make = async ({ status, bytes }: RawAnswer): Promise<Brought<Answer<Found>>> => {
      const body = parseAnswer(status, bytes);
      const found = body.success === false ? undefined : await pick(body);
      return {
        value: readAnswer(call, status, found),
        alsoAs: found === undefined ? undefined : alsoAs?.(found),
        print: printOf(status, bytes),
        bytes: bytes.length,
      };
    };

    const recall = async (): Promise<Brought<Answer<Found>> | undefined> => {
      const raw = await store.find(key);
      try {
        return raw && (await make(raw));
      } catch {
        return undefined;
      }
    };

    const ask = async (known: Brought<Answer<Found>> | undefined) => {
      const raw = await send(call, { parameters });
      if (known?.print === printOf(raw.status, raw.bytes)) return known;
      const brought = await make(raw);
      const isFound = brought.value.outcome === "found";
      const before = known ?? (leadsTo || !isFound ? await recall() : undefined);
      if (before && leadsTo) forget(listLost(before.value, brought.value, leadsTo));
      for (const name of [key, brought.alsoAs ?? before?.alsoAs]) {
        if (name === undefined) continue;
        if (isFound) store.keep(name, raw);
        else if (before) store.forget(name);
      }
      return brought;
    };

    try {
      const question = { key, ask, recall, isList: leadsTo !== undefined };
      const { value, isStale } = await cache.read(question);
      if (!isStale) return value;
      // What did not exist a while ago may exist by now.
      return value.outcome === "found" ? { ...value, isStale } : { outcome: "error", status: 502 };
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      const reason = error.message;
      log.error({ call: call.number, reason }, "A host could not give content");
      return { outcome: error instanceof HostTrouble ? "failed" : "error", status: 502 };
    }
  };

  /** What has left a list has been taken off: it is not shown again when the host is down. */
  function forget(keys: readonly string[]): void {
    cache.forget(keys);
    for (const key of keys) store.forget(key);
  }
}

/** Under which key an answer is kept. */
export function answerKey(call: Call, parameters: Record<string, string>): string {
  return `${call.number} ${new URLSearchParams(parameters)}`;
}

function listLost<Found>(
  before: Answer<Found>,
  after: Answer<Found>,
  leadsTo: (found: Found) => Iterable<string>,
): string[] {
  if (before.outcome !== "found" || after.outcome !== "found") return [];
  const still = new Set(leadsTo(after.found));
  return [...leadsTo(before.found)].filter((key) => !still.has(key));
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

function printOf(status: number, bytes: Buffer): string {
  return `${status} ${createHash("sha256").update(bytes).digest("base64")}`;
}
