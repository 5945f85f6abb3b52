import { PostgresDialect } from "kysely";
import pg from "pg";
import { createGuardedPool } from "./guarded-pool.ts";
import type { PostgresLimits } from "./postgres-limits.ts";

/** PostgreSQL's type for bigint and count(*), which the driver otherwise returns as text. */
const int8 = 20;

const maxConnections = 10;
/** When the operating system starts to check an idle connection. Milliseconds. */
const keepAliveAfterMs = 10_000;

/** Kysely over PostgreSQL, with instants and counts as numbers, as SQLite returns them. */
export function createPostgresDialect(url: string, limits: PostgresLimits): PostgresDialect {
  const config: pg.PoolConfig = {
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.statementMs,
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfterMs,
    types: {
      getTypeParser: (type, format) =>
        type === int8 ? Number : pg.types.getTypeParser(type, format as "text"),
    },
  };
  return new PostgresDialect({ pool: createGuardedPool(config, limits) });
}
