import { setTimeout as waitFor } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { createVariantLimit } from "./limit-variants.ts";
import { eventPath } from "./page-key.ts";
import { pageSize, type StoredPage, storePage } from "./stored-page.ts";

/** A page is shown as it is for this long. Milliseconds. */
export const freshMs = 20_000;

/**
 * Until this age a page is shown while a new one is made. With the backend's answers, which may be
 * a third of a minute old, a change at a host is seen within a minute.
 */
export const shownMs = 40_000;

/** Nobody waits longer than this for a new page while there is an old one. Milliseconds. */
const timeoutMs = 2_000;

/** While the hosts are down, a kept page is tried anew this often. Milliseconds. */
const retryMs = 5_000;

/** Room for about a thousand pages in all their encodings. */
const maxBytes = 64 * 1024 * 1024;

interface Entry {
  page: StoredPage;
  freshUntil: number;
  shownUntil: number;
}

export interface PageCache {
  /** The page if it may be shown right now; when it is no longer fresh, a new one is begun. */
  find(key: string): StoredPage | undefined;
  /** Renders the page, once for all who ask at the same time, and keeps it if it is a good one. */
  load(key: string): Promise<StoredPage | Response>;
  /** Content has changed on these pages: readers wait for the new ones. "*" means all. */
  drop(paths: readonly string[]): void;
}

interface Options {
  /** Makes the page of a key. */
  render: (key: string) => Promise<Response>;
  /** What every answer of the site says. */
  extraHeaders: Record<string, string>;
  /** The clock, in milliseconds. */
  now?: () => number;
  wait?: (ms: number) => Promise<undefined>;
}

/**
 * Keeps rendered pages. One that was ever good is shown for as long as a new one can't be had
 * (promise P6).
 *
 * An answer is good when it is 200 and not marked `no-store`, which loaders set when a host has
 * failed them. Other answers below 500 replace what is kept: the page is gone.
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
  const underWay = new Map<string, Promise<StoredPage | Response>>();
  /** Counts drops: a page begun before one is not new after it. */
  let generation = 0;

  function keep(key: string, page: StoredPage, freshUntil: number, shownUntil: number): void {
    entries.set(key, { page, freshUntil, shownUntil });
    const surplus = entries.has(key) ? variants.add(key) : undefined;
    if (surplus !== undefined) entries.delete(surplus);
  }

  async function renew(key: string): Promise<StoredPage | Response> {
    const begunIn = generation;
    const response = await render(key);
    const kept = entries.get(key);
    const time = now();
    if (isGood(response)) {
      const page = await storePage(response, extraHeaders);
      const isNew = begunIn === generation;
      if (isNew) keep(key, page, time + freshMs, time + shownMs);
      else if (!kept) keep(key, page, 0, 0);
      return page;
    }
    if (kept && isFailure(response)) {
      const { page } = kept;
      keep(key, page, time + retryMs, time + retryMs);
      return page;
    }
    entries.delete(key);
    return response;
  }

  function begin(key: string): Promise<StoredPage | Response> {
    const begun = underWay.get(key);
    if (begun) return begun;
    const work = renew(key).finally(() => {
      if (underWay.get(key) === work) underWay.delete(key);
    });
    underWay.set(key, work);
    return work;
  }

  return {
    find(key) {
      const entry = entries.get(key);
      const time = now();
      if (!entry || entry.shownUntil <= time) return undefined;
      if (entry.freshUntil <= time) void begin(key).catch(() => undefined);
      return entry.page;
    },
    async load(key) {
      const kept = entries.get(key)?.page;
      const work = begin(key);
      const answer = kept ? ((await Promise.race([work, wait(timeoutMs)])) ?? kept) : await work;
      // Every reader gets a body of her own.
      return answer instanceof Response ? answer.clone() : answer;
    },
    drop(paths) {
      generation += 1;
      underWay.clear();
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
