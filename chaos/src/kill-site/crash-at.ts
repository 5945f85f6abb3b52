/**
 * Loaded into the site, it kills the process at a named point of the spool's work, so that each point is
 * hit for certain. `CHAOS_CRASH_AT` names the point.
 */
import { DatabaseSync, type StatementSync } from "node:sqlite";

/** The points, and when a statement has reached one. */
const points: Record<string, (sql: string, transaction: string) => "before" | "after" | undefined> =
  {
    "before-commit": (sql, transaction) =>
      sql === "commit" && transaction.includes("insert into submissions") ? "before" : undefined,
    "stored-before-answer": (sql, transaction) =>
      sql === "commit" && transaction.includes("insert into submissions") ? "after" : undefined,
    "after-claim": (sql, transaction) =>
      sql === "commit" && transaction.includes("attempts = attempts + 1") ? "after" : undefined,
    "forwarded-before-mark": (sql) =>
      /^update submissions set (?:state|body) = :/.test(sql) ? "before" : undefined,
  };

const reached = points[process.env.CHAOS_CRASH_AT ?? ""];
let transaction = "";

function watch(sql: string, statement: StatementSync): StatementSync {
  const run = statement.all.bind(statement);
  statement.all = ((...parameters: never[]) => {
    const when = reached?.(sql, transaction);
    if (when === "before") process.kill(process.pid, "SIGKILL");
    const rows = run(...parameters);
    if (when === "after") process.kill(process.pid, "SIGKILL");
    transaction = sql === "begin immediate" ? "" : `${transaction}\n${sql}`;
    return rows;
  }) as StatementSync["all"];
  return statement;
}

const { prepare } = DatabaseSync.prototype;
DatabaseSync.prototype.prepare = function prepareWatched(sql, ...rest) {
  return watch(sql, prepare.call(this, sql, ...rest));
};
