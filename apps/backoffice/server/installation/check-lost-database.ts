import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
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
  const files = left.join(", ");
  throw new Error(
    `${database}, but ${files} belong to one that was set up before; put a backup back, or correct DATABASE_URL, or move ${files} away to begin anew with sample content and a new administrator.`,
  );
}

function listRemains(dataDir: string, marker: Marker | undefined): string[] {
  const company = join(dataDir, demoCompanyFile);
  const media = mediaFolder(dataDir);
  const remains: string[] = [];
  if (marker) remains.push(join(dataDir, markerFile));
  if (existsSync(company)) remains.push(company);
  if (existsSync(media) && readdirSync(media).length > 0) remains.push(media);
  return remains;
}
