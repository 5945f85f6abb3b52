import { chmodSync, closeSync, openSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/** How long to wait while `npm run spool` writes. The event loop stands still meanwhile. Milliseconds. */
const busyTimeoutMs = 500;

const schemaVersion = 1;

/** Writes the version that the file has; the log beside it must be on disk before this returns. */
export const writeVersion = `pragma user_version = ${schemaVersion}`;

const schema = `
  create table submissions (
    number integer primary key autoincrement,
    id text not null unique,
    call integer not null,
    next_call integer not null,
    idempotency_key text not null,
    content_hash text not null,
    token_hash text unique,
    body text not null,
    verdict text not null,
    captcha text not null,
    received_at integer not null,
    state text not null check (state in ('waiting', 'forwarding', 'forwarded', 'dead')),
    attempts integer not null,
    unclear integer not null,
    due_at integer not null,
    lease_until integer,
    last_failure text,
    settled_at integer,
    unique (idempotency_key, call, content_hash)
  ) strict;
  create index submissions_by_state on submissions (state, due_at);
  ${writeVersion};
`;

/** The spool's file can't be read or written now: the disk is full, the file is locked or gone. */
export class SpoolUnavailable extends Error {
  override readonly name = "SpoolUnavailable";
}

/**
 * Opens the spool's file and creates it first if there is none. It contains personal data, so only its
 * owner may read it.
 *
 * @throws SpoolUnavailable when the file can't be used now
 * @throws Error with one sentence when the file is damaged or from a newer version
 */
export function openSpoolFile(path: string): DatabaseSync {
  return attempt(() => {
    closeSync(openSync(path, "a", 0o600));
    chmodSync(path, 0o600);
    const database = new DatabaseSync(path, { timeout: busyTimeoutMs });
    try {
      prepare(database, path);
    } catch (error) {
      database.close();
      throw error;
    }
    return database;
  });
}

function prepare(database: DatabaseSync, path: string): void {
  // WAL files reopen at synchronous=NORMAL, which may lose a submission in a power failure.
  database.exec(
    "pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on; begin immediate",
  );
  const version = Number(database.prepare("pragma user_version").get()?.user_version);
  if (version > schemaVersion) {
    throw new Error(`${path} was written by a newer version of the site; start that version.`);
  }
  if (version === 0) database.exec(schema);
  database.exec("commit");
}

/** https://www.sqlite.org/rescode.html: busy, locked, read-only, I/O, full, can't open, protocol. */
const unavailable: readonly number[] = [5, 6, 8, 10, 13, 14, 15];
/** Damaged, or not a database. */
const damaged: readonly number[] = [11, 26];

/** Runs work on the file and names its errors. */
export function attempt<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if ("errcode" in error) {
      // The lowest byte is the primary result code; the others are the extended code.
      const code = Number(error.errcode) & 0xff;
      if (damaged.includes(code)) {
        throw new Error(
          "The spool of the site is damaged; move site-spool.sqlite with its -wal and -shm away, and keep them: they may contain submissions.",
          { cause: error },
        );
      }
      if (unavailable.includes(code)) throw new SpoolUnavailable(error.message);
    }
    // A file system's error, such as EACCES or ENOSPC.
    if ("syscall" in error) throw new SpoolUnavailable(error.message);
    throw error;
  }
}
