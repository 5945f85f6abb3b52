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
  "Names the database of this folder, so that a lost or replaced one is detected. Keep this file with the database.";

const schema = z.object({
  /** The id in the database's table `installation`. */
  id: z.uuid(),
  /** Whether the database was ever completely set up: after that an empty one is an error. */
  seeded: z.boolean(),
  /** The header of the SQLite file since the last start; undefined during a start. */
  sqlite: z.object({ schemaVersion: z.int(), userVersion: z.int() }).optional(),
  /** The SQLite file as the last stop left it; undefined since a start. */
  stopped: z.object({ bytes: z.int(), changedAt: z.number() }).optional(),
});

/** The file in `DATA_DIR` that describes its database. */
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
      `${path} is damaged; restore it from a backup, or delete it if the database beside it is the right one.`,
    );
  }
}

/** Writes the marker atomically and flushes it to the disk. */
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
