import { setTimeout as waitFor } from "node:timers/promises";
import { LRUCache } from "lru-cache";

/** A value that could not be fetched is not fetched again for this time. Milliseconds. */
const retryMs = 5_000;

/** The longest wait for a new value when there is an old one. Milliseconds. */
const timeoutMs = 2_000;

export interface CachedValue<Value> {
  value: Value;
  /** True when a new value was due and could not be fetched in time. */
  isStale: boolean;
}

export interface StaleCacheOptions<Value, Context> {
  /** How long a value is fresh. Milliseconds. */
  freshMs: number;
  /** Until this age a value is still returned while it is fetched again. Milliseconds. */
  shownMs: number;
  maxBytes: number;
  sizeOf(value: Value): number;
  /**
   * Fetches a key's value. When it throws, the old value stays.
   *
   * @param isOutdated true after the cache was invalidated during the fetch
   */
  fetchValue(
    key: string,
    old: Value | undefined,
    context: Context,
    isOutdated: () => boolean,
  ): Promise<Value>;
  /** Finds an old value elsewhere when the cache has none. */
  loadOld?(context: Context): Promise<Value | undefined>;
  /** True for an error that means that the key no longer has a value. */
  isGone?(error: unknown): boolean;
  /** Whether a reader after an invalidation always waits for the fetch; otherwise `timeoutMs`. */
  waitsAfterInvalidation?: boolean;
  onAdd?(key: string): void;
  /** The key is no longer in the cache. Also called when a key that it may lack is deleted. */
  onRemove?(key: string): void;
  /** The clock, in milliseconds. */
  now?: (() => number) | undefined;
  wait?: ((ms: number) => Promise<undefined>) | undefined;
}

export interface StaleCache<Value, Context> {
  /** Returns a value that has not expired; a stale one is also fetched in the background. */
  find(key: string, context: Context): CachedValue<Value> | undefined;
  /**
   * Fetches a value now, once for all concurrent callers. Returns the old one when there is one and
   * the fetch fails or takes long.
   */
  revalidate(key: string, context: Context): Promise<CachedValue<Value>>;
  /** Returns a value of any age. */
  peek(key: string): Value | undefined;
  /** Adds a value that was fetched under another key. */
  add(key: string, value: Value, isOutdated: boolean): void;
  /** Expires values whose content has changed. They are returned while no new ones can be fetched. */
  invalidate(hasChanged: (key: string) => boolean): void;
  delete(key: string): void;
  /** How often `find` has returned a fresh or a stale value, and how often a reader had to wait. */
  counts: Record<"fresh" | "stale" | "missed", number>;
}

interface Entry<Value> extends CachedValue<Value> {
  freshUntil: number;
  shownUntil: number;
}

const expired = { freshUntil: 0, shownUntil: 0 };

/**
 * Creates a cache that returns stale values while it fetches new ones. While no new value can be
 * fetched, the last one is returned at any age.
 */
export function createStaleCache<Value extends object, Context>(
  options: StaleCacheOptions<Value, Context>,
): StaleCache<Value, Context> {
  const { fetchValue, loadOld, isGone, now = Date.now, wait = unreferencedWait } = options;
  /** The last fetch of each key that is being fetched. */
  const fetches = new Map<string, AbortSignal>();

  const cache = new LRUCache<string, Entry<Value>, { given: Context }>({
    maxSize: options.maxBytes,
    sizeCalculation: ({ value }) => options.sizeOf(value),
    onInsert: (_, key) => options.onAdd?.(key),
    // Not called for a deletion during a fetch, so all other removals call onRemove themselves.
    dispose: (_, key, reason) => {
      if (reason === "evict") options.onRemove?.(key);
    },
    // An invalidation aborts fetches. Their readers still get the value, but it is not cached.
    ignoreFetchAbort: true,
    async fetchMethod(key, old, { context: { given }, signal }) {
      fetches.set(key, signal);
      try {
        const value = await fetchValue(key, old?.value, given, () => signal.aborted);
        const isLast = fetches.get(key) === signal;
        if (signal.aborted && isLast) add(key, value, true);
        return makeEntry(value);
      } catch (error) {
        const value = isGone?.(error) ? undefined : (old?.value ?? (await loadOld?.(given)));
        // The cache deletes the entry of a fetch that fails.
        if (!value) {
          // An aborted fetch deletes nothing.
          if (old && !signal.aborted) options.onRemove?.(key);
          throw error;
        }
        const retryAt = now() + retryMs;
        return { value, isStale: true, freshUntil: retryAt, shownUntil: retryAt };
      } finally {
        if (fetches.get(key) === signal) fetches.delete(key);
      }
    },
  });

  function makeEntry(value: Value): Entry<Value> {
    const time = now();
    const { freshMs, shownMs } = options;
    return { value, isStale: false, freshUntil: time + freshMs, shownUntil: time + shownMs };
  }

  function add(key: string, value: Value, isOutdated: boolean): void {
    if (!isOutdated) cache.set(key, makeEntry(value));
    else if (!cache.has(key)) cache.set(key, { value, isStale: false, ...expired });
  }

  const counts = { fresh: 0, stale: 0, missed: 0 };
  const fetchOnce = (key: string, given: Context) =>
    cache.forceFetch(key, { context: { given }, forceRefresh: true });

  return {
    counts,
    find(key, given) {
      const entry = cache.get(key);
      const time = now();
      if (!entry || entry.shownUntil <= time) return undefined;
      counts[entry.isStale || entry.freshUntil <= time ? "stale" : "fresh"] += 1;
      if (entry.freshUntil <= time) fetchOnce(key, given).catch(ignore);
      return entry;
    },
    async revalidate(key, given) {
      counts.missed += 1;
      const isInvalidated = cache.peek(key)?.shownUntil === expired.shownUntil;
      const work = fetchOnce(key, given);
      if (isInvalidated && options.waitsAfterInvalidation) return work;
      work.catch(ignore);
      const entry = await Promise.race([work, wait(timeoutMs)]);
      if (entry) return entry;
      const value = cache.peek(key)?.value ?? (await loadOld?.(given));
      return value ? { value, isStale: true } : work;
    },
    peek: (key) => cache.peek(key)?.value,
    add,
    invalidate(hasChanged) {
      for (const key of new Set([...cache.rkeys(), ...fetches.keys()])) {
        if (!hasChanged(key)) continue;
        const old = cache.peek(key);
        if (old) cache.set(key, { ...old, ...expired });
        else cache.delete(key);
      }
    },
    delete(key) {
      cache.delete(key);
      options.onRemove?.(key);
    },
  };
}

function unreferencedWait(ms: number): Promise<undefined> {
  return waitFor(ms, undefined, { ref: false });
}

/** The readers of a value handle its failure; a fetch in the background has no reader. */
function ignore(): void {}
