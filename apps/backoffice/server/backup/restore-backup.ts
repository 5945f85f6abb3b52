import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { chmod } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createFolder } from "@crm/server-kit/create-folder";
import { importToPostgres } from "../db/copy/import-to-postgres.ts";
import { rejectUnknownMigrations } from "../db/migration-hashes.ts";
import { migrations } from "../db/migrations/index.ts";
import { findSqlitePath } from "../db/open-database.ts";
import { markerFile } from "../installation/marker.ts";
import type { Settings } from "../settings.ts";
import { checkBackup } from "./check-backup.ts";
import { copyFile } from "./copy-file.ts";
import { flushFolder } from "./flush.ts";
import { databaseFile, type Manifest } from "./manifest.ts";
import { rejectRunning } from "./reject-running.ts";

type Data = Pick<Settings, "dataDir" | "databaseUrl">;

/** The folder under `DATA_DIR` with the data that a restore has replaced. */
const replaced = "replaced-";
/** A file or folder of the backup before it gets its name. */
const staged = ".restoring-";

/** What was restored. */
export interface Restored {
  manifest: Manifest;
  /** Where the old data is now; undefined when there was none. */
  movedTo: string | undefined;
}

/**
 * Restores a backup into an empty `DATA_DIR`, and into an empty database when that is PostgreSQL.
 *
 * @param replace whether existing data is moved aside; otherwise it is an error
 * @throws Error with one sentence; nothing was changed, unless the last step, the renames, has failed
 */
export async function restoreBackup(
  backup: string,
  data: Data,
  { replace, now }: { replace: boolean; now: Date },
): Promise<Restored> {
  const manifest = await checkBackup(backup);
  rejectUnknownMigrations(manifest.database.migrations, migrations);
  const old = listOldData(data);
  if (old.length > 0 && !replace) {
    throw new Error(
      `There is data already: ${old.join(", ")}. Restore into an empty DATA_DIR, or add --replace, which moves that data into a folder ${replaced}… of DATA_DIR.`,
    );
  }
  rejectRunning(data, { allowsDamage: true });
  const parts = listParts(manifest, data);
  try {
    createFolder(data.dataDir, "DATA_DIR", 0o700);
    for (const part of parts) await stage(backup, part, manifest);
    if (!findSqlitePath(data.databaseUrl)) await importDatabase(backup, data.databaseUrl);
  } catch (error) {
    for (const part of parts) rmSync(stagedPath(part), { recursive: true, force: true });
    throw error;
  }
  // Listed again, because SQLite removes the log of a killed app when it closes the file.
  const movedTo = moveAside(listOldData(data), data, now);
  for (const part of parts) renameSync(stagedPath(part), part.target);
  for (const folder of new Set(parts.map(({ target }) => dirname(target)))) flushFolder(folder);
  return { manifest, movedTo };
}

/** A file of the backup, or its folder of pictures, and its place in the restored system. */
interface Part {
  name: string;
  target: string;
}

/**
 * The marker is first and the database last: a start after an interrupted restore then says that the
 * database is missing, instead of setting up a new one.
 */
function listParts({ files }: Manifest, { dataDir, databaseUrl }: Data): Part[] {
  const names = new Set(files.map(({ path }) => path.split("/")[0] ?? path));
  names.delete(databaseFile);
  const ordered = [markerFile, ...names].filter((name) => names.delete(name));
  const parts = ordered.map((name) => ({ name, target: join(dataDir, name) }));
  const target = findSqlitePath(databaseUrl);
  return target ? [...parts, { name: databaseFile, target }] : parts;
}

function stagedPath({ target }: Part): string {
  return join(dirname(target), `${staged}${basename(target)}`);
}

/** Copies a part beside its place, and compares its hashes again. */
async function stage(backup: string, part: Part, { files }: Manifest): Promise<void> {
  const path = stagedPath(part);
  rmSync(path, { recursive: true, force: true });
  for (const file of files) {
    const [top, ...rest] = file.path.split("/");
    if (top !== part.name) continue;
    const target = join(path, ...rest);
    mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
    const { sha256 } = await copyFile(join(backup, file.path), target);
    if (sha256 !== file.sha256) throw new Error(`${file.path} of the backup could not be read.`);
    await chmod(target, file.mode);
  }
  if (statSync(path).isDirectory()) flushFolder(path);
}

async function importDatabase(backup: string, url: string): Promise<void> {
  const source = new DatabaseSync(join(backup, databaseFile), { readOnly: true });
  try {
    await importToPostgres(source, url);
  } finally {
    source.close();
  }
}

/** The paths of what a restore would replace. */
function listOldData({ dataDir, databaseUrl }: Data): string[] {
  const names = existsSync(dataDir) ? readdirSync(dataDir).sort() : [];
  const old = names
    .filter((name) => ![replaced, staged, "lost+found"].some((start) => name.startsWith(start)))
    .map((name) => join(dataDir, name));
  const database = findSqlitePath(databaseUrl);
  if (!database || dirname(database) === dataDir) return old;
  const files = ["", "-wal", "-shm"].map((end) => `${database}${end}`);
  return [...old, ...files.filter((file) => existsSync(file))];
}

/** Moves old data into one new folder, or two when the database has a folder of its own. */
function moveAside(old: string[], { dataDir }: Data, now: Date): string | undefined {
  if (old.length === 0) return undefined;
  const name = `${replaced}${now.toISOString().replace(/[:.]/g, "-")}`;
  for (const path of old) {
    const folder = join(dirname(path), name);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    renameSync(path, join(folder, basename(path)));
  }
  return join(dataDir, name);
}
