import { createHash } from "node:crypto";
import { type Call, isPathSegment } from "@crm/contract/calls/call";
import { FetchError } from "@crm/server-kit/fetch-json";
import type { z } from "zod";
import type { Answer } from "../../articles.ts";
import type { AnswerCache } from "../hosts/answer-cache.ts";
import type { FetchedAnswer } from "../hosts/answer-query.ts";
import type { AnswerStore, StoredAnswer } from "../hosts/answer-store.ts";
import type { HostClient } from "../hosts/host-client.ts";
import { log } from "../log.ts";
import { readBody } from "./read-body.ts";

/** What else a request has, and how its answer relates to others in the cache. */
export interface QueryOptions<Found> {
  /** Parameters of the query, for calls that have some. */
  parameters?: Record<string, string>;
  /** The answer belongs to one reader, such as a search, and is not stored on disk. */
  isPassing?: boolean;
  /** The key of another request that would have returned the same answer. */
  aliasKey?: (found: Found) => string | undefined;
  /** For a list: the keys of the answers that its entries link to. */
  linkedKeys?: (found: Found) => Iterable<string>;
}

/**
 * Requests content from the admin host, through the cache.
 *
 * @param inPath values for the call's path
 * @param pick reads the requested value from the answer's body; undefined when it is missing
 */
export type QueryHost = <Response extends z.ZodType, Found>(
  call: Call<z.ZodType, Response>,
  inPath: Record<string, string>,
  pick: (body: z.output<Response>) => Found | undefined | Promise<Found | undefined>,
  options?: QueryOptions<Found>,
) => Promise<Answer<Found>>;

export function createQueryHost(
  { callBytes }: Pick<HostClient, "callBytes">,
  cache: AnswerCache,
  store: AnswerStore,
): QueryHost {
  return async <Response extends z.ZodType, Found>(
    call: Call<z.ZodType, Response>,
    inPath: Record<string, string>,
    pick: (body: z.output<Response>) => Found | undefined | Promise<Found | undefined>,
    { parameters = {}, isPassing = false, aliasKey, linkedKeys }: QueryOptions<Found> = {},
  ): Promise<Answer<Found>> => {
    // No host can have a value that does not fit into a path.
    if (!Object.values(inPath).every(isPathSegment)) return { outcome: "failed", status: 404 };
    const key = answerKey(call, { ...inPath, ...parameters });

    const make = async ({ status, bytes }: StoredAnswer): Promise<FetchedAnswer<Answer<Found>>> => {
      const body = await readBody(call, status, bytes);
      const found = body === undefined ? undefined : await pick(body);
      return {
        value: decideOutcome(call, status, found),
        aliasKey: found === undefined ? undefined : aliasKey?.(found),
        contentHash: hashAnswer(status, bytes),
        bytes: bytes.length,
      };
    };

    const loadStored = async (): Promise<FetchedAnswer<Answer<Found>> | undefined> => {
      const raw = await store.find(key);
      try {
        return raw && (await make(raw));
      } catch {
        return undefined;
      }
    };

    const fetchAnswer = async (known: FetchedAnswer<Answer<Found>> | undefined) => {
      const raw = await callBytes(call, { parameters: inPath, query: parameters });
      if (known?.contentHash === hashAnswer(raw.status, raw.bytes)) return known;
      const fetched = await make(raw);
      const isFound = fetched.value.outcome === "found";
      const before = known ?? (linkedKeys || !isFound ? await loadStored() : undefined);
      if (before && linkedKeys) discard(listRemoved(before.value, fetched.value, linkedKeys));
      for (const name of [key, fetched.aliasKey ?? before?.aliasKey]) {
        if (name === undefined) continue;
        if (isFound && !isPassing) store.save(name, raw);
        else if (before) store.delete(name);
      }
      return fetched;
    };

    try {
      const query = { key, fetchAnswer, loadStored, isList: linkedKeys !== undefined };
      const { value, isStale } = await cache.read(query);
      if (!isStale) return value;
      // A stale 404 proves nothing: the content may exist now.
      return value.outcome === "found" ? { ...value, isStale } : { outcome: "error", status: 502 };
    } catch (error) {
      if (!(error instanceof FetchError)) throw error;
      const reason = error.message;
      log.error({ call: call.number, reason }, "A host could not give content");
      return { outcome: error.isReported ? "failed" : "error", status: 502 };
    }
  };

  /**
   * Entries that have left a list are unpublished: they are not shown again when the host is down.
   */
  function discard(keys: readonly string[]): void {
    cache.delete(keys);
    for (const key of keys) store.delete(key);
  }
}

/** The cache key of an answer. */
export function answerKey(call: Call, parameters: Record<string, string>): string {
  return `${call.number} ${new URLSearchParams(parameters)}`;
}

function listRemoved<Found>(
  before: Answer<Found>,
  after: Answer<Found>,
  linkedKeys: (found: Found) => Iterable<string>,
): string[] {
  if (before.outcome !== "found" || after.outcome !== "found") return [];
  const still = new Set(linkedKeys(after.found));
  return [...linkedKeys(before.found)].filter((key) => !still.has(key));
}

/**
 * Decides the outcome of an answer. A 404 counts as a fact; a temporary error of the host does not.
 *
 * @throws FetchError
 */
function decideOutcome<Found>(call: Call, status: number, found: Found | undefined): Answer<Found> {
  if (found !== undefined) return { outcome: "found", found };
  if (status >= 500 || status === 429) {
    throw new FetchError(`Call ${call.number}: answered ${status}`, { status }, true);
  }
  return { outcome: "failed", status: 404 };
}

function hashAnswer(status: number, bytes: Buffer): string {
  return `${status} ${createHash("sha256").update(bytes).digest("base64")}`;
}
