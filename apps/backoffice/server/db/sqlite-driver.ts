import { setTimeout as pause } from "node:timers/promises";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDialectConfig,
  SqliteDriver,
} from "kysely";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import { isFileLocked, isFileUnavailable } from "./sqlite-errors.ts";

const retryAfterMs = 25;

/** After this time without a try, an earlier lock says nothing about the next one. Milliseconds. */
const forgetAfterMs = 1_000;

/** Statements that need the write lock; reading works while another process has it. */
const writes = /^(?:begin|insert|update|delete)\b/;

/**
 * Tries a statement again while another process writes, without blocking the event loop: SQLite's own
 * timeout would let the whole process wait. Once the file has been locked for `maxLockedMs`, further
 * writes fail at once until one succeeds, so that requests do not wait one after the other.
 */
export class RetryingSqliteDriver extends SqliteDriver {
  private readonly maxLockedMs: number;
  private locked: { since: number; lastTry: number } | undefined;
  private connection: DatabaseConnection | undefined;

  constructor(config: SqliteDialectConfig, maxLockedMs: number) {
    super(config);
    this.maxLockedMs = maxLockedMs;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    this.connection ??= {
      executeQuery: (query) => this.execute(connection, query),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
    return this.connection;
  }

  /** @throws DatabaseUnavailable when the file is locked, full, damaged or gone */
  private async execute<Row>(
    connection: DatabaseConnection,
    query: CompiledQuery,
  ): Promise<QueryResult<Row>> {
    for (;;) {
      try {
        const result = await connection.executeQuery<Row>(query);
        if (writes.test(query.sql)) this.locked = undefined;
        return result;
      } catch (error) {
        if (!isFileUnavailable(error)) throw error;
        if (!isFileLocked(error)) throw new DatabaseUnavailable(error);
        if (this.isLockedTooLong(performance.now())) throw new DatabaseUnavailable(error);
        await pause(retryAfterMs);
      }
    }
  }

  private isLockedTooLong(now: number): boolean {
    const isSameLock = this.locked && now - this.locked.lastTry < forgetAfterMs;
    this.locked = { since: isSameLock && this.locked ? this.locked.since : now, lastTry: now };
    return now - this.locked.since >= this.maxLockedMs;
  }
}
