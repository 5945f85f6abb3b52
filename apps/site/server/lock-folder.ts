import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The file's name under `DATA_DIR`. It stays empty. */
const lockFile = "site.lock";

/** A connection that nothing refers to may be closed at any time, and its lock would end. */
const locks = new Set<DatabaseSync>();

/** https://www.sqlite.org/rescode.html#busy */
const busy = 5;

/**
 * Locks the folder of the site's own files for this process: two copies of the site would forward the
 * same submissions and overwrite each other's stored answers. SQLite's lock works on every operating
 * system and ends with the process, however it ends.
 *
 * @throws Error with one sentence when another copy of the site uses the folder
 */
export function lockFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, lockFile);
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    // A journal on disk would stay behind after a kill.
    database.exec("pragma journal_mode = memory; begin exclusive");
  } catch (error) {
    database.close();
    if (!(error instanceof Error && "errcode" in error && error.errcode === busy)) throw error;
    throw new Error(
      `Another copy of the site uses the folder ${dataDir}; give each copy a DATA_DIR of its own, or stop the other one.`,
    );
  }
  locks.add(database);
}
