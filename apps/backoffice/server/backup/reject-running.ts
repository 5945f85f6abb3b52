import { join } from "node:path";
import { spoolFile } from "@crm/server-kit/spool-file";
import { findSqlitePath } from "../db/open-database.ts";
import { sizeOf } from "../installation/sqlite-header.ts";
import type { Settings } from "../settings.ts";
import { holdDatabase } from "./hold-database.ts";

/**
 * @param allowsDamage whether a file that SQLite can't open is accepted: it is the reason for many a restore
 * @throws Error with one sentence when an app has one of the SQLite files open
 */
export function rejectRunning(
  { dataDir, databaseUrl }: Pick<Settings, "dataDir" | "databaseUrl">,
  { allowsDamage }: { allowsDamage: boolean },
): void {
  for (const path of [findSqlitePath(databaseUrl), join(dataDir, spoolFile)]) {
    try {
      if (path && sizeOf(path) > 0) holdDatabase(path).close();
    } catch (error) {
      const isOfSqlite = error instanceof Error && "errcode" in error;
      if (!(isOfSqlite && allowsDamage)) throw error;
    }
  }
}
