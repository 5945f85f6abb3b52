import { setTimeout as waitFor } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { AnswerQuery, FetchedAnswer } from "./answer-query.ts";

/** How long an answer is fresh. Milliseconds. */
export const answerFreshMs = 10_000;

/**
 * Until this age a stale answer is returned while a new one is fetched. Together with the page
 * cache's lifetime, changes at a host stay visible within one minute. Milliseconds.
 */
export const answerShownMs = 20_000;

/** The same request is repeated after this time while a host gives no answer. Milliseconds. */
const retryMs = 5_000;

/** The longest wait for a new answer when there is an old one. Milliseconds. */
const timeoutMs = 2_000;

/** A list of this size takes a while to fetch, so it is refreshed before anyone waits for it. */
const largeBytes = 256 * 1024;

/**
 * When a large list is refreshed automatically, and for how long after it was last read.
 * Milliseconds.
 */
const refreshMs = 8_000;
const warmMs = 10 * 60_000;

const maxBytes = 96 * 1024 * 1024;

/** The result of reading from the cache. */
export interface CacheResult<Value> {
  value: Value;
  /**
   * True when a new answer was due and did not arrive in time. What a stale list lacks may exist
   * now.
   */
  isStale: boolean;
}

export interface AnswerCache {
  /**
   * Returns the cached answer while it is fresh, otherwise fetches a new one. Simultaneous readers
   * share one request. When the request fails, the old answer is returned as stale.
   */
  read<Value extends object>(query: AnswerQuery<Value>): Promise<CacheResult<Value>>;
  /** Makes every cached answer stale: content has changed at the host. */
  invalidate(): void;
  /** Deletes answers whose content is unpublished. */
  delete(keys: Iterable<string>): void;
}

interface Entry {
  fetched: FetchedAnswer;
  freshUntil: number;
  shownUntil: number;
  readAt: number;
  isInvalidated: boolean;
  isStale: boolean;
}

/** How long an answer is fresh, and how long it may be shown. Milliseconds. */
interface Ages {
  freshMs: number;
  shownMs: number;
  isStale?: boolean;
}

const freshAges: Ages = { freshMs: answerFreshMs, shownMs: answerShownMs };
const invalidatedAges: Ages = { freshMs: 0, shownMs: 0 };
/** For an old answer of a host that gives no new one. */
const staleAges: Ages = { freshMs: retryMs, shownMs: retryMs, isStale: true };

interface Options {
  /** The clock, in milliseconds. */
  now?: () => number;
  wait?: (ms: number) => Promise<undefined>;
}

export function createAnswerCache({
  now = Date.now,
  wait = unreferencedWait,
}: Options = {}): AnswerCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ fetched }) => fetched.bytes + 500,
  });
  const inFlight = new Map<string, Promise<CacheResult<object>>>();
  /** Lists that have been read, each with the timer of its automatic refresh. */
  const lists = new Map<string, { query: AnswerQuery<object>; timer?: NodeJS.Timeout }>();
  /** Counts invalidations: an answer requested before one is not fresh after it. */
  let generation = 0;

  function store(
    key: string,
    fetched: FetchedAnswer,
    { freshMs, shownMs, isStale = false }: Ages,
  ): void {
    const time = now();
    const readAt = entries.peek(key)?.readAt ?? time;
    const isInvalidated = shownMs === 0;
    entries.set(key, {
      fetched,
      freshUntil: time + freshMs,
      shownUntil: time + shownMs,
      readAt,
      isInvalidated,
      isStale,
    });
  }

  async function refresh(query: AnswerQuery<object>): Promise<CacheResult<object>> {
    const { key } = query;
    const startedIn = generation;
    try {
      const fetched = await query.fetchAnswer(entries.peek(key)?.fetched);
      const isNew = startedIn === generation;
      for (const name of fetched.aliasKey === undefined ? [key] : [key, fetched.aliasKey]) {
        if (isNew) store(name, fetched, freshAges);
        else if (!entries.has(name)) store(name, fetched, invalidatedAges);
      }
      return { value: fetched.value, isStale: false };
    } catch (error) {
      const old = entries.peek(key)?.fetched ?? (await query.loadStored?.());
      if (!old) throw error;
      store(key, old, staleAges);
      return { value: old.value, isStale: true };
    } finally {
      if (query.isList) scheduleRefresh(query);
    }
  }

  function scheduleRefresh(query: AnswerQuery<object>): void {
    const { key } = query;
    clearTimeout(lists.get(key)?.timer);
    lists.set(key, { query });
    const entry = entries.peek(key);
    if (!entry || entry.fetched.bytes < largeBytes || now() - entry.readAt > warmMs) return;
    const timer = setTimeout(() => void share(query).catch(ignore), refreshMs).unref();
    lists.set(key, { query, timer });
  }

  function share(query: AnswerQuery<object>): Promise<CacheResult<object>> {
    const begun = inFlight.get(query.key);
    if (begun) return begun;
    const work = refresh(query).finally(() => {
      if (inFlight.get(query.key) === work) inFlight.delete(query.key);
    });
    inFlight.set(query.key, work);
    return work;
  }

  async function read(query: AnswerQuery<object>): Promise<CacheResult<object>> {
    const entry = entries.get(query.key);
    const time = now();
    if (entry) entry.readAt = time;
    if (entry && time < entry.freshUntil) return readEntry(entry);
    const work = share(query);
    // A reader right after an invalidation waits, so that no page is made from old content.
    if (entry?.isInvalidated) return work;
    work.catch(ignore);
    if (entry && time < entry.shownUntil) return readEntry(entry);
    const answer = await Promise.race([work, wait(timeoutMs)]);
    if (answer) return answer;
    const old = entries.peek(query.key)?.fetched ?? (await query.loadStored?.());
    if (!old) return work;
    if (!entries.has(query.key)) store(query.key, old, staleAges);
    return { value: old.value, isStale: true };
  }

  return {
    read: <Value extends object>(query: AnswerQuery<Value>) =>
      read(query as unknown as AnswerQuery<object>) as Promise<CacheResult<Value>>,
    invalidate() {
      generation += 1;
      inFlight.clear();
      for (const entry of entries.values()) {
        Object.assign(entry, { freshUntil: 0, shownUntil: 0, isInvalidated: true });
      }
      for (const { query } of lists.values()) {
        const entry = entries.peek(query.key);
        if (entry && now() - entry.readAt < warmMs) void share(query).catch(ignore);
      }
    },
    delete(keys) {
      for (const key of keys) entries.delete(key);
    },
  };
}

function readEntry({ fetched, isStale }: Entry): CacheResult<object> {
  return { value: fetched.value, isStale };
}

function unreferencedWait(ms: number): Promise<undefined> {
  return waitFor(ms, undefined, { ref: false });
}

/** The readers of the answer handle its failure; a background refresh has no reader. */
function ignore(): void {}
