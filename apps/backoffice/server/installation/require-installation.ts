import { readDatabaseSettings } from "../settings.ts";
import { markerFile, readMarker } from "./marker.ts";
import { sizeOf } from "./sqlite-header.ts";

/**
 * Checks, before a command writes anything, that a back office was started with this `DATA_DIR`. A wrong
 * one would otherwise get secrets and a database of its own.
 *
 * @throws Error with one sentence when there is no installation
 */
export function requireInstallation(env: Record<string, string | undefined>): void {
  const { dataDir } = readDatabaseSettings(env);
  if (readMarker(dataDir)) return;
  throw new Error(
    `There is no installation in ${dataDir}, because it has no ${markerFile}; check DATA_DIR, or start the back office first.`,
  );
}

/** @throws Error with one sentence when there is no SQLite file, or an empty one */
export function requireDatabaseFile(path: string): void {
  if (sizeOf(path) === 0) throw new Error(`There is no database at ${path}; check DATA_DIR.`);
}
