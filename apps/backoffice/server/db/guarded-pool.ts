import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import { isServerUnavailable } from "./postgres-errors.ts";
import type { PostgresLimits } from "./postgres-limits.ts";
import { createSilenceWatch, type SilenceWatch } from "./silence-watch.ts";

/**
 * A pool whose connections may break or fall silent at any time: in use, idle or while they are
 * made. Whoever waits gets `DatabaseUnavailable` within the limits, and the connection is dropped.
 */
export function createGuardedPool(config: pg.PoolConfig, limits: PostgresLimits): PostgresPool {
  const pool = new pg.Pool(config);
  const silence = createSilenceWatch(() => probe(config));
  const connections = new WeakMap<pg.PoolClient, Connection>();
  pool.on("connect", (client) => {
    const connection: Connection = { error: undefined, madeAfter: silence.count() };
    connections.set(client, connection);
    // The pool listens on idle clients only; without a listener the event ends the process.
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
      // Errors of the network and of the server have a code, a timeout has none.
      if (!(error instanceof Error && "code" in error)) silence.report();
      throw new DatabaseUnavailable(error);
    }
  }

  return {
    options: pool.options,
    async connect() {
      for (;;) {
        silence.throwIfSilent();
        const client = await connect();
        const connection = connections.get(client);
        // One that is older than a silence may be dead without knowing it.
        if (connection?.madeAfter === silence.count()) {
          return guardClient(client, connection, limits.answerMs, silence);
        }
        client.release(true);
      }
    },
    async end() {
      silence.stop();
      await pool.end();
    },
  };
}

interface Connection {
  error: Error | undefined;
  /** How many silences there had been when it was made. */
  madeAfter: number;
}

function guardClient(
  client: pg.PoolClient,
  connection: Connection,
  answerMs: number,
  silence: SilenceWatch,
): PostgresPoolClient {
  const query = async (sql: string, parameters: readonly unknown[]) => {
    if (connection.error) throw new DatabaseUnavailable(connection.error);
    try {
      return await withinLimit(client.query(sql, [...parameters]), answerMs);
    } catch (error) {
      if (error instanceof NoAnswer) {
        connection.error ??= error;
        silence.report();
      }
      if (connection.error || isServerUnavailable(error)) throw new DatabaseUnavailable(error);
      throw error;
    }
  };
  return {
    // Cursors, the other form of a query, are not in use here.
    query: query as unknown as PostgresPoolClient["query"],
    release: (destroy) => client.release(destroy || connection.error !== undefined),
  };
}

class NoAnswer extends Error {}

async function withinLimit<Result>(answer: Promise<Result>, ms: number): Promise<Result> {
  if (ms === 0) return answer;
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer(`no answer within ${ms} ms`)), ms);
  });
  return Promise.race([answer, limit]).finally(() => clearTimeout(timer));
}

/** Short, so that a server which answers again is noticed soon. Milliseconds. */
const probeMs = 2_000;

/** Asks on a connection of its own, as the pool's may all be dead. */
async function probe(config: pg.PoolConfig): Promise<void> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: probeMs });
  client.on("error", () => {});
  try {
    await client.connect();
    await withinLimit(client.query("select 1"), probeMs);
  } finally {
    // Not waited for: a silent server does not say goodbye either.
    void client.end().catch(() => {});
  }
}
