import { startThread, type WorkerThread } from "@crm/server-kit/worker-thread";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../db/schema.ts";
import { findChanges, findTexts, type Versions } from "./index-changes.ts";
import type { FoundText, IndexJobs } from "./index-worker.ts";

/** An answer, and which version of the article the index has read. */
export interface IndexedAnswer extends FoundText {
  version: number | undefined;
}

/** The index of published articles. It follows the database by itself. */
export interface ArticleIndex {
  /** Indexes what there is, so that the first search need not wait for it. */
  start(): void;
  /** The best answers, best first. */
  search(query: string, limit: number): Promise<IndexedAnswer[]>;
  /** Something was published, changed or taken back: what has changed is indexed now. */
  refresh(): void;
  stop(): Promise<void>;
}

/** After this long a search looks for what nobody has told of: scheduled articles. Milliseconds. */
const checkMs = 15_000;

/** A search waits this long for changes to be indexed; then it answers with what there is. */
const timeoutMs = 2_000;

/** So many texts are read and handed over at a time; each may be as long as an article can be. */
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
  let underWay: Promise<void> | undefined;
  let failure: unknown;
  let stopped = false;

  function openThread(): WorkerThread<IndexJobs> {
    thread ??= startThread<IndexJobs>(new URL("./index-worker.ts", import.meta.url), (error) => {
      thread = undefined;
      indexed = new Map();
      checkedAt = Number.NEGATIVE_INFINITY;
      if (!stopped) log.error({ err: error }, "the search index was lost and is built anew");
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

  /** One at a time; what changes meanwhile is found by the next. */
  function begin(): Promise<void> {
    underWay ??= update()
      .then(() => {
        failure = undefined;
      })
      .catch((error: unknown) => {
        failure = error;
        if (!stopped) log.error({ err: error }, "articles could not be indexed");
      })
      .finally(() => {
        underWay = undefined;
      });
    return underWay;
  }

  return {
    start: () => void begin(),
    async search(query, limit) {
      if (underWay || now() - checkedAt >= checkMs) {
        const checked = begin();
        await atMost(checked, timeoutMs);
        // With nothing indexed, "no results" would be a guess.
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
      if (underWay) void underWay.then(begin);
      else void begin();
    },
    async stop() {
      stopped = true;
      await underWay;
      await thread?.stop();
    },
  };
}

async function atMost(work: Promise<void>, ms: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
