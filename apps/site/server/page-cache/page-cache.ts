import { createIntegerCounter } from "@crm/server-kit/metrics";
import { createStaleCache } from "../../app/backend/.server/stale-cache.ts";
import { createVariantLimit } from "./limit-variants.ts";
import { changedPath } from "./page-key.ts";
import { pageSize, type StoredPage, storePage } from "./stored-page.ts";

/** How long a page is fresh, in milliseconds. */
export const freshMs = 20_000;

/**
 * Until this age a stale page is served while it is revalidated. The backend's answers may be 20 s
 * old as well, so a change at a host is visible within a minute.
 */
export const shownMs = 40_000;

/** Room for about six hundred pages. */
const maxBytes = 16 * 1024 * 1024;

export interface PageCache {
  /** Returns the page unless it is expired; a stale page is also revalidated. */
  find(key: string): StoredPage | undefined;
  /** Returns a page of any age, and renders nothing. */
  findOld(key: string): StoredPage | undefined;
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
export function createPageCache({ render, extraHeaders, now, wait }: Options): PageCache {
  const variants = createVariantLimit();
  const cache = createStaleCache<StoredPage, undefined>({
    freshMs,
    shownMs,
    maxBytes,
    sizeOf: pageSize,
    async fetchValue(key, old) {
      const response = await render(key);
      if (!isGood(response)) throw new NotCached(response);
      return storePage(response, extraHeaders, { old, now: now?.() });
    },
    isGone: (error) => error instanceof NotCached && !isFailure(error.response),
    onAdd(key) {
      const surplus = variants.add(key);
      if (surplus !== undefined) cache.delete(surplus);
    },
    onRemove: (key) => variants.remove(key),
    now,
    wait,
  });

  createIntegerCounter(
    {
      name: "page_cache_reads_total",
      help: "Pages from the cache, fresh or stale, and pages that a reader had to wait for",
    },
    "result",
    cache.counts,
  );

  return {
    find: (key) => cache.find(key, undefined)?.value,
    findOld: (key) => cache.peek(key),
    async load(key) {
      try {
        return (await cache.revalidate(key, undefined)).value;
      } catch (error) {
        if (!(error instanceof NotCached)) throw error;
        // A response's body can be read once, so each request gets a clone.
        return error.response.clone();
      }
    },
    invalidate(paths) {
      const all = paths.includes("*");
      const named = new Set(paths);
      cache.invalidate((key) => all || named.has(changedPath(key)));
    },
  };
}

/** An answer that is served but not cached. */
class NotCached extends Error {
  readonly response: Response;

  constructor(response: Response) {
    super(`answered ${response.status}`);
    this.response = response;
  }
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
