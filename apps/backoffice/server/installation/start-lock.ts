import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { createFolder } from "@crm/server-kit/create-folder";
import { withTimeout } from "@crm/server-kit/with-timeout";
import pg from "pg";
import { DatabaseUnavailable } from "../db/database-unavailable.ts";
import { findSqlitePath } from "../db/open-database.ts";
import { servingLimits } from "../db/postgres-limits.ts";
import { isFileLocked } from "../db/sqlite-errors.ts";
import { nameDatabase } from "./database-content.ts";

/**
 * How long a start waits for the start of another process. Milliseconds. Shorter than the minute after
 * which `npm start` ends an app that is not ready, so that the sentence is printed.
 */
const maxWaitMs = 45_000;
const retryEveryMs = 100;

/** The number of the advisory lock; PostgreSQL keeps one for each number and database. */
const advisoryLock = 20_261_122;

/** The lock of a machine that lost its power ends after 25 seconds, not after two hours. */
const endSoonWithoutClient =
  "set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3";

/** A lock that its owner loses with its process. */
interface Lock {
  tryToTake(): Promise<boolean>;
  /** Rejects when the lock is lost before it is released. */
  lost: Promise<never>;
  release(): Promise<void>;
}

/**
 * Runs work that only one process at a time may do on a database: migrations, the seed and the first
 * administrator. Other processes wait.
 *
 * @param waitMs how long to wait for the lock
 * @throws Error with one sentence when another process has the lock for longer
 * @throws DatabaseUnavailable when the lock can't be asked for, or is lost
 */
export async function withStartLock<Result>(
  databaseUrl: string,
  work: () => Promise<Result>,
  waitMs = maxWaitMs,
): Promise<Result> {
  const path = findSqlitePath(databaseUrl);
  const lock = path ? openFileLock(`${path}-start`) : await openAdvisoryLock(databaseUrl);
  try {
    await take(lock, waitMs, nameDatabase(databaseUrl));
    return await Promise.race([work(), lock.lost]);
  } finally {
    await lock.release();
  }
}

async function take(lock: Lock, waitMs: number, database: string): Promise<void> {
  const start = performance.now();
  while (!(await lock.tryToTake())) {
    if (performance.now() - start >= waitMs) {
      throw new Error(
        `Another process has been setting up the database ${database} for ${waitMs / 1_000} seconds; wait until it is ready, or stop it, and start again.`,
      );
    }
    await wait(retryEveryMs);
  }
}

/** A lock on a connection of its own; it does not work through a pooler that shares connections. */
async function openAdvisoryLock(url: string): Promise<Lock> {
  const { connectMs, answerMs } = servingLimits;
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    query_timeout: answerMs,
    keepAlive: true,
  });
  const { promise: lost, reject } = Promise.withResolvers<never>();
  lost.catch(() => {});
  client.on("error", (error) => reject(new DatabaseUnavailable(error)));
  try {
    await client.connect();
    await client.query(endSoonWithoutClient);
  } catch (error) {
    throw new DatabaseUnavailable(error);
  }
  return {
    async tryToTake() {
      try {
        const { rows } = await client.query<{ taken: boolean }>(
          `select pg_try_advisory_lock(${advisoryLock}) as taken`,
        );
        return rows[0]?.taken === true;
      } catch (error) {
        throw new DatabaseUnavailable(error);
      }
    },
    lost,
    // A server that does not respond would not close the connection.
    async release() {
      await withTimeout(client.end(), answerMs);
    },
  };
}

/** An empty SQLite file: its exclusive transaction is a lock that the system ends with the process. */
function openFileLock(path: string): Lock {
  createFolder(dirname(path), "DATABASE_URL");
  let file: DatabaseSync;
  try {
    file = new DatabaseSync(path, { timeout: 0 });
  } catch (error) {
    throw new DatabaseUnavailable(error);
  }
  return {
    async tryToTake() {
      try {
        file.exec("begin exclusive");
        return true;
      } catch (error) {
        if (isFileLocked(error)) return false;
        throw new DatabaseUnavailable(error);
      }
    },
    lost: new Promise(() => {}),
    release: async () => file.close(),
  };
}
