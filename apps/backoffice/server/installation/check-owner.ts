import { join } from "node:path";
import { nameDatabase } from "./database-content.ts";
import { type Marker, markerFile } from "./marker.ts";

/**
 * Checks that a database belongs to `DATA_DIR`.
 *
 * @param id the id in the database
 * @throws Error with one sentence when it is of another installation
 */
export function checkOwner(
  id: string,
  marker: Marker,
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string },
): void {
  if (id === marker.id) return;
  throw new Error(
    `The database ${nameDatabase(databaseUrl)} belongs to another installation than ${dataDir}; correct DATABASE_URL or DATA_DIR, or delete ${join(dataDir, markerFile)} if the two belong together.`,
  );
}
