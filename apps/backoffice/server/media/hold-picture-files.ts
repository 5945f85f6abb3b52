import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { createQueueByKey } from "../queue-by-key.ts";

const queueByKey = createQueueByKey();

/** Separates these locks from those of other things with the same text. */
const lockSeed = 2;

/**
 * Runs work on the files of one picture while no other upload or deletion works on them. Without it, an upload of
 * the same file could add the picture's row just before a deletion that is under way deletes its files.
 *
 * SQLite has one back office, which waits in memory: a transaction would stop all others while the storage
 * works. On PostgreSQL the lock belongs to a transaction, which `work` uses.
 */
export function holdPictureFiles<Result>(
  db: Kysely<Database>,
  name: string,
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  return queueByKey(name, () => {
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return work(db);
    return db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, ${sql.lit(lockSeed)}))`.execute(
        trx,
      );
      return work(trx);
    });
  });
}
