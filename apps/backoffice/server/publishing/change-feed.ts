import { type ContentChanges, longestHoldMs } from "@crm/contract/extensions/content-changes";
import { type Kysely, sql, type Transaction } from "kysely";
import { findSqlitePath } from "../db/open-database.ts";
import type { Database } from "../db/schema.ts";
import { findLastQueued, indexChanged } from "../search/index-queue.ts";
import { addChange, readChanges } from "./change-list.ts";
import { changesChannel, listenForChanges } from "./listen.ts";

/** How often a waiting request looks for changes that other processes have made. Milliseconds. */
const lookEveryMs = 1_000;

/** How many requests may wait. Others are answered at once, and the sites ask again. */
const mostWaiting = 100;

/**
 * Runs a transaction that changes content, indexes the changed articles for the search, and records which of
 * the site's pages have changed.
 *
 * @param work returns the paths of these pages; without any there is no change
 */
export type ChangeContent = (
  work: (trx: Transaction<Database>) => Promise<readonly string[]>,
) => Promise<void>;

/** The list of content changes: editors' requests write to it, and the sites wait for it. */
export interface ChangeFeed {
  change: ChangeContent;
  /**
   * Waits until something has changed after a site's cursor, but not for long.
   *
   * @param aborted the site no longer waits
   */
  waitForChanges(cursor: string, aborted: AbortSignal): Promise<ContentChanges>;
  /** Answers all waiting requests at once. */
  stop(): void;
}

interface Parts {
  db: Kysely<Database>;
  databaseUrl: string;
  now: () => number;
  /** Called after each change of this process, and after other processes' as far as they are known. */
  onChange: () => void;
  holdMs?: number | undefined;
}

export function createChangeFeed({
  db,
  databaseUrl,
  now,
  onChange,
  holdMs = longestHoldMs,
}: Parts): ChangeFeed {
  const isPostgres = findSqlitePath(databaseUrl) === undefined;
  const waiting = new Set<() => void>();
  const stopped = new AbortController();
  let stopListening: (() => void) | undefined;
  let looking: NodeJS.Timeout | undefined;

  function wakeAll(): void {
    for (const wake of waiting) wake();
  }

  function announce(): void {
    onChange();
    wakeAll();
  }

  function startWatching(): void {
    if (isPostgres) stopListening ??= listenForChanges(databaseUrl, changesChannel, announce);
    // Finds other processes' changes on SQLite, and on PostgreSQL when announcements get lost.
    looking ??= setInterval(wakeAll, lookEveryMs).unref();
  }

  function endWait(wake: () => void): void {
    waiting.delete(wake);
    if (waiting.size > 0) return;
    clearInterval(looking);
    looking = undefined;
  }

  return {
    async change(work) {
      const hasChanged = await db.transaction().execute(async (trx) => {
        const last = await findLastQueued(trx);
        const paths = await work(trx);
        await indexChanged(trx, last);
        if (paths.length === 0) return false;
        await addChange(trx, paths, now());
        // It is delivered when the transaction is committed.
        if (isPostgres) await sql`select pg_notify(${changesChannel}, '')`.execute(trx);
        return true;
      });
      if (hasChanged) announce();
    },

    async waitForChanges(cursor, aborted) {
      const end = AbortSignal.any([stopped.signal, aborted, AbortSignal.timeout(holdMs)]);
      let isWoken = Promise.withResolvers<void>();
      const wake = () => isWoken.resolve();
      const mayWait = waiting.size < mostWaiting;
      if (mayWait) waiting.add(wake);
      end.addEventListener("abort", wake, { once: true });
      try {
        for (;;) {
          // A change during the read is noticed, because the request counts as waiting already.
          isWoken = Promise.withResolvers();
          const found = await readChanges(db, cursor);
          if (found.cursor !== cursor || !mayWait || end.aborted) return found;
          startWatching();
          await isWoken.promise;
        }
      } finally {
        end.removeEventListener("abort", wake);
        endWait(wake);
      }
    },

    stop() {
      stopped.abort();
      stopListening?.();
      clearInterval(looking);
    },
  };
}
