import { withTimeout } from "@crm/server-kit/with-timeout";
import { startThread, type WorkerThread } from "@crm/server-kit/worker-thread";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../db/schema.ts";
import { timeouts } from "../timeouts.ts";
import { findChanges, findTexts, type Versions } from "./index-changes.ts";
import type { FoundText, IndexJobs } from "./index-worker.ts";

/** A search result, and the version of the article in the index. */
export interface IndexedAnswer extends FoundText {
  version: number | undefined;
}

/** The search index of published articles. It follows changes in the database. */
export interface ArticleIndex {
  /** Indexes all published articles, so that the first search does not wait for it. */
  start(): void;
  /** The best results, best first. */
  search(query: string, limit: number): Promise<IndexedAnswer[]>;
  /** Updates the index after an article was published, changed or unpublished. */
  refresh(): void;
  stop(): Promise<void>;
}

/** How old the index may be before a search checks for scheduled articles. Milliseconds. */
const checkMs = 15_000;

/** How many texts are read and sent to the thread at a time. */
const batchSize = 10;

interface Parts {
  db: Kysely<Database>;
  now: () => number;
  log: Logger;
}

export function createArticleIndex({ db, now, log }: Parts): ArticleIndex {
  let thread: WorkerThread<IndexJobs> | undefined;
  let indexed: Versions = new Map();
  let checkedAt = Number.NEGATIVE_INFINITY;
  let updating: Promise<void> | undefined;
  let failure: unknown;
  let stopped = false;

  function openThread(): WorkerThread<IndexJobs> {
    thread ??= startThread<IndexJobs>(new URL("./index-worker.ts", import.meta.url), (error) => {
      thread = undefined;
      indexed = new Map();
      checkedAt = Number.NEGATIVE_INFINITY;
      if (!stopped) log.error({ err: error }, "the search index was lost and is rebuilt");
    });
    return thread;
  }

  async function update(): Promise<void> {
    const at = now();
    const into = openThread();
    const known = indexed;
    const { changed, gone } = await findChanges(db, at, known);
    if (gone.length > 0) await into.run("change", { put: [], remove: gone });
    for (const id of gone) known.delete(id);
    for (let start = 0; start < changed.length; start += batchSize) {
      const batch = changed.slice(start, start + batchSize);
      const put = await findTexts(
        db,
        batch.map(({ id }) => id),
      );
      await into.run("change", { put, remove: [] });
      for (const { id, version } of batch) known.set(id, version);
    }
    checkedAt = at;
  }

  /** Runs one update at a time; the next one finds changes that are made meanwhile. */
  function startUpdate(): Promise<void> {
    updating ??= update()
      .then(() => {
        failure = undefined;
      })
      .catch((error: unknown) => {
        failure = error;
        if (!stopped) log.error({ err: error }, "articles could not be indexed");
      })
      .finally(() => {
        updating = undefined;
      });
    return updating;
  }

  return {
    start: () => void startUpdate(),
    async search(query, limit) {
      if (updating || now() - checkedAt >= checkMs) {
        const checked = startUpdate();
        await withTimeout(checked, timeouts.indexUpdate);
        // With an empty index, "no results" could be wrong.
        if (indexed.size === 0) await checked;
        if (failure && indexed.size === 0) throw failure;
      }
      const known = indexed;
      const found = await openThread().run("search", { query, limit });
      return found.map((answer) => ({ ...answer, version: known.get(answer.id) }));
    },
    refresh() {
      checkedAt = Number.NEGATIVE_INFINITY;
      if (stopped || !thread) return;
      if (updating) void updating.then(startUpdate);
      else void startUpdate();
    },
    async stop() {
      stopped = true;
      await updating;
      await thread?.stop();
    },
  };
}
