import { setTimeout as pause } from "node:timers/promises";
import type { RankedText } from "@crm/search/rank-texts";
import { withTimeout } from "@crm/server-kit/with-timeout";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../db/schema.ts";
import { timeouts } from "../timeouts.ts";
import { indexBatch, queueOutdated } from "./index-queue.ts";
import { searchIndex } from "./search-index.ts";

/** The search index of published articles. It is in the database; `changeFeed` keeps it current. */
export interface ArticleIndex {
  /** Indexes what is not indexed yet, for example after an upgrade. Searches work meanwhile. */
  start(): void;
  /** The best results, best first. */
  search(query: string, limit: number): Promise<RankedText[]>;
  /** Indexes the rest after a change of many articles. */
  refresh(): void;
  stop(): Promise<void>;
}

/** How often searches check whether articles wait to be indexed. Milliseconds. */
const checkMs = 15_000;

interface Parts {
  db: Kysely<Database>;
  now: () => number;
  log: Pick<Logger, "error">;
}

export function createArticleIndex({ db, now, log }: Parts): ArticleIndex {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let updating: { since: number; done: Promise<void> } | undefined;
  let isFirstUpdate = true;
  let stopped = false;

  async function update(): Promise<void> {
    const at = now();
    if (isFirstUpdate) await queueOutdated(db);
    isFirstUpdate = false;
    for (let begun = performance.now(); !stopped && (await indexBatch(db)); ) {
      // Requests get as much time as the index: the first one of many articles takes minutes.
      await pause(performance.now() - begun);
      begun = performance.now();
    }
    checkedAt = at;
  }

  /** Runs one update at a time. */
  function startUpdate(): { since: number; done: Promise<void> } {
    updating ??= {
      since: performance.now(),
      done: update()
        .catch((error: unknown) => {
          if (!stopped) log.error({ err: error }, "articles could not be indexed");
        })
        .finally(() => {
          updating = undefined;
        }),
    };
    return updating;
  }

  return {
    start: () => void startUpdate(),
    async search(query, limit) {
      if (updating || now() - checkedAt >= checkMs) {
        const { since, done } = startUpdate();
        // It takes long only when very many articles are new to the index.
        const left = since + timeouts.indexUpdate - performance.now();
        if (left > 0) await withTimeout(done, left);
      }
      return searchIndex(db, query, { limit, now: now() });
    },
    refresh() {
      // Commands neither start it nor search.
      if (!stopped && !isFirstUpdate) void startUpdate();
    },
    async stop() {
      stopped = true;
      await updating?.done;
    },
  };
}
