import { join } from "node:path";
import { spoolFile } from "@crm/server-kit/spool-file";
import { findSqlitePath } from "../db/open-database.ts";
import { sizeOf } from "../installation/sqlite-header.ts";
import type { Settings } from "../settings.ts";
import { holdDatabase } from "./hold-database.ts";

/** @throws Error with one sentence when an app has one of the SQLite files open */
export function rejectRunning({
  dataDir,
  databaseUrl,
}: Pick<Settings, "dataDir" | "databaseUrl">): void {
  for (const path of [findSqlitePath(databaseUrl), join(dataDir, spoolFile)]) {
    try {
      if (path && sizeOf(path) > 0) holdDatabase(path).close();
    } catch (error) {
      // A damaged file has one of SQLite's codes: it is the reason for many a restore.
      if (!(error instanceof Error && "errcode" in error)) throw error;
    }
  }
}
