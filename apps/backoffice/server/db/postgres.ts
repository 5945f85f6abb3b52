import { PostgresDialect } from "kysely";
import pg from "pg";

/** PostgreSQL's type for bigint and count(*), which the driver otherwise returns as text. */
const int8 = 20;

/** Kysely over PostgreSQL, with instants and counts as numbers, as SQLite returns them. */
export function createPostgresDialect(url: string): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    types: {
      getTypeParser: (type, format) =>
        type === int8 ? Number : pg.types.getTypeParser(type, format as "text"),
    },
  });
  // An idle connection that breaks is replaced by the pool; unheard, its error would end the process.
  pool.on("error", () => {});
  return new PostgresDialect({ pool });
}
