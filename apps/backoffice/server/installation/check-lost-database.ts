import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { demoCompanyFile } from "../../seed/demo-company.ts";
import { mediaFolder } from "../media/store-picture.ts";
import { type Marker, markerFile } from "./marker.ts";

/**
 * Refuses to set up an empty database in a folder whose database had content. A first start that
 * was interrupted left a marker that says so, and may go on.
 *
 * @param database what is missing or empty, as the first words of a sentence
 * @throws Error with one sentence that names what is left of the old database
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
    `${database}, but ${names} in ${dataDir} are left of one that was set up before; put a backup back, or correct DATABASE_URL, or move ${names} away to begin anew with sample content and a new administrator.`,
  );
}

/** What only a database that was set up leaves behind; `secrets.json` comes before it. */
function listRemains(dataDir: string, marker: Marker | undefined): string[] {
  const media = mediaFolder(dataDir);
  const remains: string[] = [];
  if (marker) remains.push(markerFile);
  if (existsSync(join(dataDir, demoCompanyFile))) remains.push(demoCompanyFile);
  if (existsSync(media) && readdirSync(media).length > 0) remains.push(basename(media));
  return remains;
}
