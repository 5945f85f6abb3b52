import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** Says when the backup command last made a backup of these data. */
const file = (dataDir: string) => join(dataDir, "last-backup.json");

const record = z.object({ at: z.iso.datetime() });

/** Stores the time of a backup that was made and checked, for the desk's home page. */
export function recordBackup(dataDir: string, at: Date): void {
  writeFileSync(file(dataDir), JSON.stringify({ at: at.toISOString() }), { mode: 0o600 });
}

/** @returns epoch milliseconds; null when no backup is recorded */
export function readLastBackup(dataDir: string): number | null {
  try {
    return Date.parse(record.parse(JSON.parse(readFileSync(file(dataDir), "utf8"))).at);
  } catch {
    // Without a readable file, no backup is recorded.
    return null;
  }
}
