import { withTimeout } from "@crm/server-kit/with-timeout";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import { type CircuitBreaker, createCircuitBreaker } from "./circuit-breaker.ts";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import { isServerUnavailable } from "./postgres-errors.ts";
import type { PostgresLimits } from "./postgres-limits.ts";

/**
 * A pool that handles connections which break or stop responding: in use, idle or while connecting.
 * Queries throw `DatabaseUnavailable` within the limits, and the connection is closed.
 */
export function createGuardedPool(config: pg.PoolConfig, limits: PostgresLimits): PostgresPool {
  const pool = new pg.Pool(config);
  const breaker = createCircuitBreaker(() => probe(config));
  const connections = new WeakMap<pg.PoolClient, Connection>();
  pool.on("connect", (client) => {
    const connection: Connection = { error: undefined, createdAfter: breaker.count() };
    connections.set(client, connection);
    // The pool only has listeners on idle clients; without a listener the event ends the process.
    client.on("error", (error) => {
      connection.error ??= error;
    });
  });
  // The pool has replaced the idle connection already.
  pool.on("error", () => {});

  async function connect(): Promise<pg.PoolClient> {
    try {
      return await pool.connect();
    } catch (error) {
      // Errors of the network and of the server have a code; a timeout has none.
      if (!(error instanceof Error && "code" in error)) breaker.report();
      throw new DatabaseUnavailable(error);
    }
  }

  return {
    options: pool.options,
    async connect() {
      for (;;) {
        breaker.throwIfOpen();
        const client = await connect();
        const connection = connections.get(client);
        // A connection from before an outage may be dead without an error.
        if (connection?.createdAfter === breaker.count()) {
          return guardClient(client, connection, limits.answerMs, breaker);
        }
        client.release(true);
      }
    },
    async end() {
      breaker.stop();
      await pool.end();
    },
  };
}

interface Connection {
  error: Error | undefined;
  /** How many outages there had been when it was created. */
  createdAfter: number;
}

function guardClient(
  client: pg.PoolClient,
  connection: Connection,
  answerMs: number,
  breaker: CircuitBreaker,
): PostgresPoolClient {
  const query = async (sql: string, parameters: readonly unknown[]) => {
    if (connection.error) throw new DatabaseUnavailable(connection.error);
    try {
      return await withinLimit(client.query(sql, [...parameters]), answerMs);
    } catch (error) {
      if (error instanceof QueryTimeout) {
        connection.error ??= error;
        breaker.report();
      }
      if (connection.error || isServerUnavailable(error)) throw new DatabaseUnavailable(error);
      throw error;
    }
  };
  return {
    // Cursors, the other form of a query, are not used.
    query: query as unknown as PostgresPoolClient["query"],
    release: (destroy) => client.release(destroy || connection.error !== undefined),
  };
}

class QueryTimeout extends Error {}

async function withinLimit<Result extends object>(
  answer: Promise<Result>,
  ms: number,
): Promise<Result> {
  if (ms === 0) return answer;
  const result = await withTimeout(answer, ms);
  if (!result) throw new QueryTimeout(`no answer within ${ms} ms`);
  return result;
}

/** Short, so that a recovered server is detected soon. Milliseconds. */
const probeMs = 2_000;

/** Uses a new connection, because all connections of the pool may be dead. */
async function probe(config: pg.PoolConfig): Promise<void> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: probeMs });
  client.on("error", () => {});
  try {
    await client.connect();
    await withinLimit(client.query("select 1"), probeMs);
  } finally {
    // There is no await, because a server that does not respond would not close it either.
    void client.end().catch(() => {});
  }
}
