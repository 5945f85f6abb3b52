/**
 * Loaded into the back office, it kills the process at a named point of a lead's or a mail's way, so that
 * each point is hit for certain. `CHAOS_CRASH_AT` names the point, and `CHAOS_CRASH_AFTER` says how often
 * it is passed before.
 */
import { DatabaseSync, type StatementSync } from "node:sqlite";
import pg from "pg";

type When = "before" | "after" | undefined;

const storesLead = (sql: string, transaction: string) =>
  sql === "commit" && transaction.includes('insert into "leads"');

/** Added to the recorded SQL of a transaction when it has claimed mails, not only searched for some. */
const claimed = "\nclaimed";

const claimsMails = (sql: string) =>
  sql.startsWith('update "mails" set "state"') && sql.includes('"attempts" + ');

/** A booking is complete, and the next one of its group has not begun. */
const isBetweenLeads = (sql: string, transaction: string) =>
  sql === "savepoint member" && transaction.includes('insert into "leads"');

/** The points, and when a statement has reached one. */
const points: Record<string, (sql: string, transaction: string) => When> = {
  "within-group": (sql, transaction) => (isBetweenLeads(sql, transaction) ? "before" : undefined),
  "before-commit": (sql, transaction) => (storesLead(sql, transaction) ? "before" : undefined),
  "committed-before-answer": (sql, transaction) =>
    storesLead(sql, transaction) ? "after" : undefined,
  "after-claim": (sql, transaction) =>
    sql === "commit" && transaction.includes(claimed) ? "after" : undefined,
  "sent-before-mark": (sql) =>
    sql.startsWith('update "mails" set') && sql.includes('"sent_at"') ? "before" : undefined,
};

const reached = points[process.env.CHAOS_CRASH_AT ?? ""];
let passesLeft = Number(process.env.CHAOS_CRASH_AFTER ?? 0);

/** Kills the process if it is at the point at this moment, and was there often enough. */
function crashIf(isHere: boolean): void {
  if (isHere && passesLeft-- <= 0) process.kill(process.pid, "SIGKILL");
}

/** The statements of a connection since its transaction began. */
class Transaction {
  private text = "";

  reaches(sql: string): When {
    const when = reached?.(sql, this.text);
    this.text = /^begin\b/.test(sql) ? "" : `${this.text}\n${sql}`;
    return when;
  }

  noteRows(sql: string, rows: unknown): void {
    if (claimsMails(sql) && Array.isArray(rows) && rows.length > 0) this.text += claimed;
  }
}

const sqlite = new Transaction();

function watch(sql: string, statement: StatementSync): StatementSync {
  for (const name of ["all", "run"] as const) {
    const execute = statement[name].bind(statement) as (...parameters: never[]) => unknown;
    Object.assign(statement, {
      [name]: (...parameters: never[]) => {
        const when = sqlite.reaches(sql);
        crashIf(when === "before");
        const result = execute(...parameters);
        sqlite.noteRows(sql, result);
        crashIf(when === "after");
        return result;
      },
    });
  }
  return statement;
}

const { prepare } = DatabaseSync.prototype;
DatabaseSync.prototype.prepare = function prepareWatched(sql, ...rest) {
  return watch(sql, prepare.call(this, sql, ...rest));
};

const transactions = new WeakMap<pg.Client, Transaction>();
type Query = (this: pg.Client, sql: unknown, ...rest: unknown[]) => unknown;
const query = pg.Client.prototype.query as Query;
const queryWatched: Query = function (sql, ...rest) {
  if (typeof sql !== "string") return query.call(this, sql, ...rest);
  const transaction = transactions.get(this) ?? new Transaction();
  transactions.set(this, transaction);
  const when = transaction.reaches(sql);
  crashIf(when === "before");
  const answer = query.call(this, sql, ...rest);
  if (!(answer instanceof Promise)) return answer;
  return answer.then((result: pg.QueryResult) => {
    transaction.noteRows(sql, result.rows);
    crashIf(when === "after");
    return result;
  });
};
Object.assign(pg.Client.prototype, { query: queryWatched });
