import { readDatabaseSettings } from "../settings.ts";
import { type Marker, markerFile, readMarker } from "./marker.ts";
import { sizeOf } from "./sqlite-header.ts";

/**
 * Checks, before a command writes anything, that a back office was started with this `DATA_DIR`. A wrong
 * one would otherwise get secrets and a database of its own.
 *
 * @throws Error with one sentence when there is no installation
 */
export function requireInstallation(env: Record<string, string | undefined>): void {
  requireMarker(readDatabaseSettings(env).dataDir);
}

/** @throws Error with one sentence when no back office was started with this `DATA_DIR` */
export function requireMarker(dataDir: string): Marker {
  const marker = readMarker(dataDir);
  if (marker) return marker;
  throw new Error(
    `There is no installation in ${dataDir}, because it has no ${markerFile}; check DATA_DIR, or start the back office first.`,
  );
}

/** @throws Error with one sentence when there is no SQLite file, or an empty one */
export function requireDatabaseFile(path: string): void {
  if (sizeOf(path) === 0) throw new Error(`There is no database at ${path}; check DATA_DIR.`);
}
