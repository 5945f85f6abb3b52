/**
 * Timeouts for PostgreSQL. Together they end every request within five seconds, also when the server
 * accepts connections and never answers. Milliseconds; 0 means no limit.
 */
export interface PostgresLimits {
  /** For getting a connection: a free one of the pool or a new one. */
  connectMs: number;
  /** For the result of a query. Only a server that no longer answers exceeds it. */
  answerMs: number;
  /** The server cancels a longer statement; shorter than `answerMs`, so that its error arrives. */
  statementMs: number;
  /** The server cancels a longer wait for a row lock. */
  lockMs: number;
  /** The server ends a transaction that is idle for longer. */
  idleInTransactionMs: number;
}

export const servingLimits: PostgresLimits = {
  connectMs: 3_500,
  answerMs: 3_500,
  statementMs: 3_000,
  lockMs: 2_500,
  idleInTransactionMs: 10_000,
};

/** For migrations: a new index on a large table may take long. */
export const migrationLimits: PostgresLimits = {
  connectMs: servingLimits.connectMs,
  answerMs: 0,
  statementMs: 0,
  lockMs: 30_000,
  idleInTransactionMs: 0,
};
