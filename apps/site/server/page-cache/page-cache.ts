import { setTimeout as waitFor } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { createVariantLimit } from "./limit-variants.ts";
import { eventPath } from "./page-key.ts";
import { pageSize, type StoredPage, storePage } from "./stored-page.ts";

/** How long a page is fresh, in milliseconds. */
export const freshMs = 20_000;

/**
 * Until this age a stale page is served while it is revalidated. The backend's answers may be 20 s
 * old as well, so a change at a host is visible within a minute.
 */
export const shownMs = 40_000;

/** How long a reader waits for a new page when there is a stale one, in milliseconds. */
const timeoutMs = 2_000;

/** How often a stale page is rendered again while the hosts are down, in milliseconds. */
const retryMs = 5_000;

/** Room for about a thousand pages in all their encodings. */
const maxBytes = 64 * 1024 * 1024;

interface Entry {
  page: StoredPage;
  freshUntil: number;
  shownUntil: number;
}

export interface PageCache {
  /** Returns the page unless it is expired; a stale page is also revalidated. */
  find(key: string): StoredPage | undefined;
  /** Renders the page, once for all concurrent requests, and caches it if it is good. */
  load(key: string): Promise<StoredPage | Response>;
  /** Invalidates pages whose content has changed, so that readers get new ones. "*" means all. */
  invalidate(paths: readonly string[]): void;
}

interface Options {
  /** Renders the page of a key. */
  render: (key: string) => Promise<Response>;
  /** The headers of every answer. */
  extraHeaders: Record<string, string>;
  /** The clock, in milliseconds. */
  now?: () => number;
  wait?: (ms: number) => Promise<undefined>;
}

/**
 * Caches rendered pages. A page that was good once is served for as long as no new one can be
 * rendered, so that the site keeps working while its hosts are down.
 *
 * An answer is good when it is 200 and not marked `no-store`, which loaders set when a host fails.
 * Any other answer below 500 removes the page from the cache.
 */
export function createPageCache(options: Options): PageCache {
  const { render, extraHeaders, now = Date.now, wait = unreferencedWait } = options;
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => pageSize(page) || 1,
    dispose: (_, key, reason) => {
      if (reason !== "set") variants.remove(key);
    },
  });
  const variants = createVariantLimit();
  const pending = new Map<string, Promise<StoredPage | Response>>();
  /** Counts invalidations: a page whose rendering began before one is stale after it. */
  let generation = 0;

  function store(key: string, page: StoredPage, freshUntil: number, shownUntil: number): void {
    entries.set(key, { page, freshUntil, shownUntil });
    const surplus = entries.has(key) ? variants.add(key) : undefined;
    if (surplus !== undefined) entries.delete(surplus);
  }

  async function revalidate(key: string): Promise<StoredPage | Response> {
    const startGeneration = generation;
    const response = await render(key);
    const stored = entries.get(key);
    const time = now();
    if (isGood(response)) {
      const page = await storePage(response, extraHeaders);
      const isNew = startGeneration === generation;
      if (isNew) store(key, page, time + freshMs, time + shownMs);
      else if (!stored) store(key, page, 0, 0);
      return page;
    }
    if (stored && isFailure(response)) {
      const { page } = stored;
      store(key, page, time + retryMs, time + retryMs);
      return page;
    }
    entries.delete(key);
    return response;
  }

  function revalidateOnce(key: string): Promise<StoredPage | Response> {
    const running = pending.get(key);
    if (running) return running;
    const work = revalidate(key).finally(() => {
      if (pending.get(key) === work) pending.delete(key);
    });
    pending.set(key, work);
    return work;
  }

  return {
    find(key) {
      const entry = entries.get(key);
      const time = now();
      if (!entry || entry.shownUntil <= time) return undefined;
      if (entry.freshUntil <= time) void revalidateOnce(key).catch(() => undefined);
      return entry.page;
    },
    async load(key) {
      const stale = entries.get(key)?.page;
      const work = revalidateOnce(key);
      const answer = stale ? ((await Promise.race([work, wait(timeoutMs)])) ?? stale) : await work;
      // A response's body can be read once, so each request gets a clone.
      return answer instanceof Response ? answer.clone() : answer;
    },
    invalidate(paths) {
      generation += 1;
      pending.clear();
      const all = paths.includes("*");
      const named = new Set(paths);
      for (const [key, entry] of entries.entries()) {
        if (all || named.has(eventPath(key))) entry.shownUntil = 0;
      }
    },
  };
}

function unreferencedWait(ms: number): Promise<undefined> {
  return waitFor(ms, undefined, { ref: false });
}

function isGood(response: Response): boolean {
  return response.status === 200 && !isNoStore(response);
}

function isFailure(response: Response): boolean {
  return response.status >= 500 || (response.status === 200 && isNoStore(response));
}

function isNoStore(response: Response): boolean {
  return response.headers.get("Cache-Control")?.includes("no-store") ?? false;
}
