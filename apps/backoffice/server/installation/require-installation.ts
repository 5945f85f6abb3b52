import { findSqlitePath, openDatabase } from "../db/open-database.ts";
import { readDatabaseSettings } from "../settings.ts";
import { nameDatabase, readDatabaseContent } from "./database-content.ts";
import { type Marker, markerFile, readMarker } from "./marker.ts";
import { sizeOf } from "./sqlite-header.ts";

/**
 * Checks, before a command writes anything, that a back office was started with these settings. A wrong
 * `DATA_DIR` or database would otherwise get an installation of its own. With PostgreSQL the folder may be
 * new, as in a container without a volume.
 *
 * @throws Error with one sentence when there is no installation
 */
export async function requireInstallation(env: Record<string, string | undefined>): Promise<void> {
  const { dataDir, databaseUrl } = readDatabaseSettings(env);
  if (findSqlitePath(databaseUrl)) requireMarker(dataDir);
  else await requireContent(databaseUrl);
}

/** @throws Error with one sentence when no back office was started with this `DATA_DIR` */
export function requireMarker(dataDir: string): Marker {
  const marker = readMarker(dataDir);
  if (marker) return marker;
  throw new Error(
    `There is no installation in ${dataDir}, because it has no ${markerFile}; check DATA_DIR, or start the back office first.`,
  );
}

async function requireContent(databaseUrl: string): Promise<void> {
  const { db } = openDatabase(databaseUrl);
  try {
    if ((await readDatabaseContent(db)).id) return;
  } finally {
    await db.destroy();
  }
  throw new Error(
    `There is no installation in the database ${nameDatabase(databaseUrl)}; check DATABASE_URL, or start the back office first.`,
  );
}

/** @throws Error with one sentence when there is no SQLite file, or an empty one */
export function requireDatabaseFile(path: string): void {
  if (sizeOf(path) === 0) throw new Error(`There is no database at ${path}; check DATA_DIR.`);
}
