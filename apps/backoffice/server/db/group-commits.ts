import { collectBriefly } from "@crm/server-kit/collect-briefly";
import { CompiledQuery, type Transaction } from "kysely";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import type { OpenDatabase } from "./open-database.ts";
import type { Database } from "./schema.ts";

/** What a request reads and writes. It must wait for its queries only: the others wait meanwhile. */
type Work<Result> = (trx: Transaction<Database>) => Promise<Result>;

/**
 * Does a request's work in a transaction that it may share with other requests, and returns after the
 * commit. Work that throws leaves nothing behind and does not touch the others. It is for what visitors
 * send; the desk has transactions of its own.
 *
 * @throws what the work throws, or why the common transaction was not committed
 */
export type CommitInGroup = <Result>(work: Work<Result>) => Promise<Result>;

/** A request's work; it returns how to tell the outcome once that is on disk. */
interface Member {
  run: (trx: Transaction<Database>) => Promise<() => void>;
  fail: (reason: unknown) => void;
}

/**
 * Creates what commits the work of several requests together: on SQLite each commit waits for the disk, and
 * nothing else is done meanwhile. PostgreSQL does the same by itself, on several connections.
 */
export function createGroupCommits({ db, kind }: OpenDatabase): CommitInGroup {
  if (kind === "postgres") return (work) => db.transaction().execute(work);

  async function commit(members: readonly Member[]): Promise<void> {
    const tells: (() => void)[] = [];
    try {
      await db.executeQuery(keepUndoInMemory);
      await db.transaction().execute(async (trx) => {
        for (const { run } of members) tells.push(await run(trx));
      });
    } catch (error) {
      for (const { fail } of members) fail(error);
      return;
    }
    for (const tell of tells) tell();
  }

  const addMember = collectBriefly<Member>((members) => void commit(members));
  return (work) =>
    new Promise((resolve, reject) => {
      addMember({ fail: reject, run: (trx) => runApart(trx, work, resolve, reject) });
    });
}

/** Undoes the work if it throws, and nothing else. */
async function runApart<Result>(
  trx: Transaction<Database>,
  work: Work<Result>,
  resolve: (result: Result) => void,
  reject: (reason: unknown) => void,
): Promise<() => void> {
  let hasWaited = false;
  // SQLite answers at once, so nothing else happens between two queries.
  const watch = setImmediate(() => {
    hasWaited = true;
  });
  await trx.executeQuery(savepoint);
  let tell: () => void;
  try {
    const result = await work(trx);
    if (hasWaited) throw new Error("Work in a group commit must wait for its queries only");
    tell = () => resolve(result);
  } catch (error) {
    // SQLite may have ended the transaction, for example because the disk is full.
    if (error instanceof DatabaseUnavailable) throw error;
    await trx.executeQuery(undo);
    tell = () => reject(error);
  } finally {
    clearImmediate(watch);
  }
  await trx.executeQuery(release);
  return tell;
}

/**
 * What a savepoint would restore, up to 80 pages of a lead, is otherwise written to a temporary file. It is set here
 * and not for the connection, because a migration may sort more than fits into memory.
 */
const keepUndoInMemory = CompiledQuery.raw("pragma temp_store = memory");
const savepoint = CompiledQuery.raw("savepoint member");
const undo = CompiledQuery.raw("rollback to member");
const release = CompiledQuery.raw("release member");
