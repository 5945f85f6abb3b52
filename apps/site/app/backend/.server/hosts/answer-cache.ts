import { type CachedValue, createStaleCache, type StaleCacheOptions } from "../stale-cache.ts";
import type { AnswerQuery, FetchedAnswer } from "./answer-query.ts";

/** How long an answer is fresh. Milliseconds. */
export const answerFreshMs = 10_000;

/**
 * Until this age a stale answer is returned while a new one is fetched. Together with the page
 * cache's lifetime, changes at a host stay visible within one minute. Milliseconds.
 */
export const answerShownMs = 20_000;

/** A list of this size takes a while to fetch, so it is refreshed before anyone waits for it. */
const largeBytes = 256 * 1024;

/**
 * When a large list is refreshed automatically, and for how long after it was last read.
 * Milliseconds.
 */
const refreshMs = 8_000;
const warmMs = 10 * 60_000;

/** Parsed, answers take about twice their size. */
const maxBytes = 48 * 1024 * 1024;

export interface AnswerCache {
  /**
   * Returns the cached answer while it is fresh, otherwise fetches a new one. Simultaneous readers
   * share one request. When the request fails, the old answer is returned as stale: what a stale
   * list lacks may exist now.
   */
  read<Value extends object>(query: AnswerQuery<Value>): Promise<CachedValue<Value>>;
  /** Makes every cached answer stale: content has changed at the host. */
  invalidate(): void;
  /** Deletes answers whose content is unpublished. */
  delete(keys: Iterable<string>): void;
}

type Query = AnswerQuery<object>;

/** A list that has been read, and the timer of its automatic refresh. */
interface ReadList {
  query: Query;
  readAt: number;
  timer?: NodeJS.Timeout;
}

export function createAnswerCache({
  now = Date.now,
  wait,
}: Pick<StaleCacheOptions<never, never>, "now" | "wait"> = {}): AnswerCache {
  const lists = new Map<string, ReadList>();

  const cache = createStaleCache<FetchedAnswer, Query>({
    freshMs: answerFreshMs,
    shownMs: answerShownMs,
    maxBytes,
    sizeOf: ({ bytes }) => bytes + 500,
    async fetchValue(key, old, query, isOutdated) {
      const fetched = await query.fetchAnswer(old);
      const { aliasKey } = fetched;
      if (aliasKey !== undefined && aliasKey !== key) cache.add(aliasKey, fetched, isOutdated());
      return fetched;
    },
    loadOld: async (query) => query.loadStored?.(),
    // No page may be made from content that has changed.
    waitsAfterInvalidation: true,
    onAdd: scheduleRefresh,
    now,
    wait,
  });

  /** Refreshes a large list before its readers have to wait for it. */
  function scheduleRefresh(key: string): void {
    const list = lists.get(key);
    if (!list) return;
    clearTimeout(list.timer);
    const isLarge = (cache.peek(key)?.bytes ?? 0) >= largeBytes;
    if (isLarge && isWarm(list)) list.timer = setTimeout(refresh, refreshMs, list).unref();
  }

  function refresh({ query }: ReadList): void {
    // A refresh has no reader; the next reader handles its failure.
    cache.revalidate(query.key, query).catch(() => undefined);
  }

  function isWarm({ readAt }: ReadList): boolean {
    return now() - readAt <= warmMs;
  }

  async function read(query: Query): Promise<CachedValue<object>> {
    const { key, isList } = query;
    if (isList) lists.set(key, { ...lists.get(key), query, readAt: now() });
    const { value, isStale } = cache.find(key, query) ?? (await cache.revalidate(key, query));
    return { value: value.value, isStale };
  }

  return {
    read: <Value extends object>(query: AnswerQuery<Value>) =>
      read(query as unknown as Query) as Promise<CachedValue<Value>>,
    invalidate() {
      cache.invalidate(() => true);
      for (const list of lists.values()) {
        if (cache.peek(list.query.key) && isWarm(list)) refresh(list);
      }
    },
    delete(keys) {
      for (const key of keys) cache.delete(key);
    },
  };
}
