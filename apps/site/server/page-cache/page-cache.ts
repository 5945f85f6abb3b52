import { LRUCache } from "lru-cache";
import { pagePath } from "./page-key.ts";
import { pageSize, type StoredPage, storePage } from "./stored-page.ts";

/** A page changed at a host without a publish event is seen after this time at the latest. */
export const pageFreshMs = 60_000;

/** While the hosts are down, a kept page is tried anew this often. */
const retryMs = 5_000;

/** Room for about a thousand pages in all their encodings. */
const maxBytes = 64 * 1024 * 1024;

interface Entry {
  page: StoredPage;
  freshUntil: number;
  /** Content was published since: readers wait for the new page instead of seeing this one. */
  outdated: boolean;
}

export interface PageCache {
  /** The page if it may be shown right now; when it is past its time, a new one is begun. */
  find(key: string): StoredPage | undefined;
  /** Renders the page, once for all who ask at the same time, and keeps it if it is a good one. */
  load(key: string): Promise<StoredPage | Response>;
  /** Marks the pages at these paths as outdated; "*" means all. */
  drop(paths: readonly string[]): void;
}

/**
 * Keeps rendered pages. One is fresh for a minute, then shown while a new one is made; one that
 * was ever good is shown for as long as a new one can't be had (promise P6).
 *
 * An answer is good when it is 200 and not marked `no-store`, which loaders set when a host has
 * failed them. Answers below 500 that are not good replace what is kept: the page is gone.
 *
 * @param render makes the page of a key
 * @param extraHeaders what every answer of the site says
 * @param now the clock, in milliseconds
 */
export function createPageCache(
  render: (key: string) => Promise<Response>,
  extraHeaders: Record<string, string>,
  now: () => number = Date.now,
): PageCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => pageSize(page) || 1,
  });
  const underWay = new Map<string, Promise<StoredPage | Response>>();
  /** Counts publish events: a page begun before one must not count as fresh after it. */
  let generation = 0;

  async function renew(key: string): Promise<StoredPage | Response> {
    const begunIn = generation;
    const response = await render(key);
    const kept = entries.get(key);
    if (isGood(response)) {
      const page = await storePage(response, extraHeaders);
      const outdated = begunIn !== generation;
      if (!outdated || !kept) {
        entries.set(key, { page, freshUntil: now() + pageFreshMs, outdated });
      }
      return page;
    }
    if (kept && isFailure(response)) {
      entries.set(key, { page: kept.page, freshUntil: now() + retryMs, outdated: false });
      return kept.page;
    }
    entries.delete(key);
    return response;
  }

  async function load(key: string): Promise<StoredPage | Response> {
    let work = underWay.get(key);
    if (!work) {
      const begun = renew(key).finally(() => {
        if (underWay.get(key) === begun) underWay.delete(key);
      });
      underWay.set(key, begun);
      work = begun;
    }
    const answer = await work;
    // Every reader gets a body of her own.
    return answer instanceof Response ? answer.clone() : answer;
  }

  return {
    load,
    find(key) {
      const entry = entries.get(key);
      if (!entry || entry.outdated) return undefined;
      if (entry.freshUntil <= now()) void load(key).catch(() => undefined);
      return entry.page;
    },
    drop(paths) {
      generation += 1;
      underWay.clear();
      const all = paths.includes("*");
      const named = new Set(paths);
      for (const [key, entry] of entries.entries()) {
        if (all || named.has(pagePath(key))) entry.outdated = true;
      }
    },
  };
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
