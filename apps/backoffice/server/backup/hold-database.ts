import { DatabaseSync } from "node:sqlite";

const busy = 5;

/**
 * Opens a SQLite file so that no other process can use it until it is closed.
 *
 * @throws Error with one sentence when another process has it open
 */
export function holdDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: 1_000 });
  try {
    database.exec("pragma locking_mode = exclusive; begin immediate; rollback");
    return database;
  } catch (error) {
    database.close();
    if (!(error instanceof Error && "errcode" in error && error.errcode === busy)) throw error;
    throw new Error(`${path} is in use; stop the site and the back office first.`);
  }
}
