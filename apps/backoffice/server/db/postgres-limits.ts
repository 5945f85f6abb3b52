/**
 * How long PostgreSQL may take. Together they answer every request within five seconds, also when
 * the server takes connections and never answers. Milliseconds; 0 means no limit.
 */
export interface PostgresLimits {
  /** Until a connection is there: a free one of the pool or a new one. */
  connectMs: number;
  /** Until a query's answer is there. Only a server that no longer answers reaches it. */
  answerMs: number;
  /** The server ends a longer statement itself; shorter than `answerMs`, so that it can say so. */
  statementMs: number;
  /** The server ends a longer wait for a row that another transaction has. */
  lockMs: number;
  /** The server ends a transaction in which nothing is asked any more. */
  idleInTransactionMs: number;
}

export const servingLimits: PostgresLimits = {
  connectMs: 3_500,
  answerMs: 3_500,
  statementMs: 3_000,
  lockMs: 2_500,
  idleInTransactionMs: 10_000,
};

/** For migrations: a new index on a large table takes as long as it takes. */
export const migrationLimits: PostgresLimits = {
  connectMs: servingLimits.connectMs,
  answerMs: 0,
  statementMs: 0,
  lockMs: 30_000,
  idleInTransactionMs: 0,
};
