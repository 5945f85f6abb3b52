import pg from "pg";

/**
 * SQLSTATE classes and codes of errors that do not depend on the query:
 * https://www.postgresql.org/docs/15/errcodes-appendix.html
 */
const unavailableClasses = [
  "08", // connection exception
  "28", // the account is not let in
  "53", // disk full, out of memory, too many connections
  "57", // shutting down, starting up, statement timeout
  "58", // I/O error
];
const unavailableCodes = [
  "25006", // read-only: a standby took over
  "25P03", // idle-in-transaction timeout
  "3D000", // the database was dropped
  "40001", // serialization failure
  "40P01", // deadlock
  "55P03", // lock timeout
  "XX001", // damaged data
  "XX002", // damaged index
];

/** Whether an error of PostgreSQL means that the server is unavailable, not that the query is wrong. */
export function isServerUnavailable(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError) || !error.code) return false;
  return (
    unavailableClasses.includes(error.code.slice(0, 2)) || unavailableCodes.includes(error.code)
  );
}
