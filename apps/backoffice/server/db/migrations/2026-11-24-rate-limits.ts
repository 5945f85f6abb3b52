import { PostgresAdapter, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * The requests of each client that are counted now, for back offices that share a database. SQLite has
 * one back office, which counts in memory.
 */
export const sharedRateLimits: Migration = {
  async up(db) {
    const table = db.schema
      .createTable("rate_limits")
      // The library inserts without column names, so their order must not change.
      .addColumn("key", "varchar(255)", (column) => column.primaryKey())
      .addColumn("points", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("expire", "bigint");
    // A count may be lost in a crash, so it need not wait for the disk.
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    await (isPostgres ? table.modifyFront(sql`unlogged`) : table).execute();
    await db.schema
      .createIndex("rate_limits_by_expire")
      .on("rate_limits")
      .column("expire")
      .execute();
  },
};
