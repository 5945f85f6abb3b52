import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import {
  type DialectAdapter,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
} from "kysely";
import { RetryingSqliteDriver } from "./sqlite-driver.ts";

/**
 * How long SQLite itself waits for another process's write lock. The event loop stands still meanwhile,
 * so it is short; the driver tries again. Milliseconds.
 */
const busyTimeoutMs = 20;

/** How long the file may be locked before writes fail; the site waits 4.5 s. Milliseconds. */
const maxLockedMs = 3_000;

/**
 * Kysely over Node's built-in SQLite. There must be one instance per file and process: the lock that
 * separates transactions is in the Kysely instance.
 */
export class NodeSqliteDialect extends SqliteDialect {
  private readonly createRetryingDriver: () => Driver;

  /** @param lockedMs how long the file may be locked before statements fail */
  constructor(path: string, lockedMs = maxLockedMs) {
    const config = { database: openSqlite(path) };
    super(config);
    this.createRetryingDriver = () => new RetryingSqliteDriver(config, lockedMs);
  }

  override createDriver(): Driver {
    return this.createRetryingDriver();
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalDdlAdapter();
  }
}

/** SQLite can roll back table changes; otherwise Kysely would not roll back a failed migration. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function openSqlite(path: string): SqliteDatabase {
  const database = new DatabaseSync(path, { timeout: busyTimeoutMs });
  // WAL files reopen at synchronous=NORMAL, which may lose a stored lead in a power failure. What is
  // deleted is overwritten, so that an erased person is not in the file any more.
  database.exec(
    "pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on",
  );
  const statements = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      // A deferred transaction fails when it starts to write while another one writes.
      const text = sql === "begin" ? "begin immediate" : sql;
      // A full disk ends the transaction; a second rollback would hide that error.
      if (text === "rollback" && !database.isTransaction) return nothingToRun;
      const known = statements.get(text);
      if (known) return known;
      const statement = wrapStatement(database.prepare(text));
      statements.set(text, statement);
      return statement;
    },
    close: () => database.close(),
  };
}

const nothingToRun: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

function wrapStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bindable(parameters)),
    run: (parameters) => statement.run(...bindable(parameters)),
    iterate: (parameters) => statement.iterate(...bindable(parameters)),
  };
}

/** Rejects objects: a first one would be read as named parameters, and a Date be bound as NULL. */
function bindable(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (typeof value === "boolean") return value ? 1 : 0;
    if (value === null || typeof value === "string" || typeof value === "bigint") return value;
    if (typeof value === "number" || value instanceof Uint8Array) return value;
    throw new TypeError(
      `A query parameter can't be ${value === undefined ? "undefined" : "an object"}`,
    );
  });
}
