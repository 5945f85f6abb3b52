import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { demoCompanyFile } from "../../seed/demo-company.ts";
import { mediaFolder } from "../media/store-picture.ts";
import { type Marker, markerFile } from "./marker.ts";

/**
 * Throws instead of setting up an empty database in a folder whose database had content. After an
 * interrupted first start the marker says so, and the start continues.
 *
 * @param database what is missing or empty, as the first words of a sentence
 * @throws Error with one sentence that names the remaining files of the old database
 */
export function checkLostDatabase(
  dataDir: string,
  marker: Marker | undefined,
  database: string,
): void {
  if (marker && !marker.seeded) return;
  const left = listRemains(dataDir, marker);
  if (left.length === 0) return;
  const names = left.join(", ");
  throw new Error(
    `${database}, but ${names} in ${dataDir} are left from an earlier database; restore a backup, or correct DATABASE_URL, or move ${names} away to start again with sample content and a new administrator.`,
  );
}

/** Lists files that exist only after a database was set up; `secrets.json` is older. */
function listRemains(dataDir: string, marker: Marker | undefined): string[] {
  const media = mediaFolder(dataDir);
  const remains: string[] = [];
  if (marker) remains.push(markerFile);
  if (existsSync(join(dataDir, demoCompanyFile))) remains.push(demoCompanyFile);
  if (existsSync(media) && readdirSync(media).length > 0) remains.push(basename(media));
  return remains;
}
