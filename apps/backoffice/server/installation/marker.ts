import { randomUUID } from "node:crypto";
import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** The file's name under `DATA_DIR`. */
export const markerFile = "installation.json";

const about =
  "Says which database belongs to this folder, so that a lost or exchanged one is noticed. Keep it with the database.";

const schema = z.object({
  /** The id in the database's table `installation`. */
  id: z.uuid(),
  /** Whether the database was ever completely set up: from then on an empty one is a lost one. */
  seeded: z.boolean(),
  /** The header of the SQLite file since the last start; absent while one is under way. */
  sqlite: z.object({ schemaVersion: z.int(), userVersion: z.int() }).optional(),
});

/** What `DATA_DIR` knows of its database. */
export type Marker = z.infer<typeof schema>;

/**
 * Reads the marker.
 *
 * @returns undefined when there is none
 * @throws Error with one sentence when it is damaged
 */
export function readMarker(dataDir: string): Marker | undefined {
  const path = join(dataDir, markerFile);
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new Error(
      `${path} can't be read (${(error as Error).message}); correct its permissions.`,
    );
  }
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new Error(
      `${path} is damaged; put it back from a backup, or delete it if the database beside it is the right one.`,
    );
  }
}

/** Writes the marker whole or not at all, and on the disk when this returns. */
export function writeMarker(dataDir: string, marker: Marker): void {
  const path = join(dataDir, markerFile);
  const draft = join(dataDir, `.${markerFile}.${randomUUID()}`);
  try {
    const file = openSync(draft, "wx", 0o600);
    try {
      writeFileSync(file, `${JSON.stringify({ about, ...marker }, null, 2)}\n`);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
