import { createHmac } from "node:crypto";
import type { CreateCounter } from "@crm/server-kit/rate-limiter";
import { CompiledQuery, type Kysely } from "kysely";
import type { Logger } from "pino";
import { RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import type { Database } from "../db/schema.ts";

interface Parts {
  db: Kysely<Database>;
  /** Hashes the keys, so that the database contains no address. */
  secret: string;
  log: Logger;
}

/** A query as the library sends it. */
interface StoreQuery {
  text: string;
  values: unknown[];
}

/**
 * Counters that all back offices of one PostgreSQL share. While the database gives no answer, each
 * back office counts in its own memory.
 */
export function createSharedCounters({ db, secret, log }: Parts): CreateCounter {
  let isFailing = false;
  const storeClient = {
    async query({ text, values }: StoreQuery) {
      try {
        const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]));
        isFailing = false;
        return { rows, rowCount: rows.length };
      } catch (error) {
        if (!isFailing) {
          log.warn({ err: error }, "Rate limits are counted in memory until the database answers");
        }
        isFailing = true;
        throw error;
      }
    },
  };
  const hash = (key: string) => createHmac("sha256", secret).update(key).digest("base64url");

  return (options) => {
    const counter = new RateLimiterPostgres({
      ...options,
      ...{ storeClient, storeType: "client", tableName: "rate_limits" },
      // Our migrations create the table, and our hourly clean-up deletes what has expired.
      ...{ tableCreated: true, clearExpiredByTimeout: false },
      // A rejected client's further requests need no query.
      inMemoryBlockOnConsumed: options.points + 1,
      insuranceLimiter: new RateLimiterMemory(options),
    });
    return {
      consume: (key) => counter.consume(hash(key)),
      get: (key) => counter.get(hash(key)),
      penalty: (key) => counter.penalty(hash(key)),
    };
  };
}
