import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { secretsFile } from "@crm/server-kit/secrets";
import { spoolFile } from "@crm/server-kit/spool-file";
import { demoCompanyFile } from "../../seed/demo-company.ts";
import { exportPostgres } from "../db/copy/export-postgres.ts";
import { findSqlitePath } from "../db/open-database.ts";
import { checkDatabaseFile } from "../installation/check-database-file.ts";
import { checkOwner } from "../installation/check-owner.ts";
import { markerFile, readMarker } from "../installation/marker.ts";
import { requireDatabaseFile, requireMarker } from "../installation/require-installation.ts";
import { sizeOf } from "../installation/sqlite-header.ts";
import type { Settings } from "../settings.ts";
import { backupName, partialName } from "./backup-names.ts";
import { checkBackup } from "./check-backup.ts";
import { copyFile, digestFile } from "./copy-file.ts";
import { copyPictures, isIntact, picturesFolder } from "./copy-pictures.ts";
import { copySqlite } from "./copy-sqlite.ts";
import { flushFile, flushFolder } from "./flush.ts";
import { type BackupFile, databaseFile, type Manifest, writeManifest } from "./manifest.ts";
import { readBackupDatabase, readInstallationId } from "./read-backup-database.ts";

/** The files under `DATA_DIR` that are copied as they are, where they exist. */
const plainFiles = [secretsFile, markerFile, demoCompanyFile];

const privateMode = 0o600;

type Data = Pick<Settings, "dataDir" | "databaseUrl">;

/** A backup that was made and checked. */
export interface Backup {
  path: string;
  manifest: Manifest;
}

/**
 * Makes a backup while the system runs, and checks it. It appears under its name only when all of it is
 * on the disk and correct.
 *
 * @param folder contains the backups; created when only its last part is missing
 * @throws Error with one sentence when no backup was made
 */
export async function makeBackup(data: Data, folder: string, now: Date): Promise<Backup> {
  checkSource(data);
  const path = join(folder, backupName(now));
  const partial = join(folder, partialName(now));
  try {
    if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
    mkdirSync(partial, { mode: 0o700 });
    const manifest = await fill(partial, data, now);
    renameSync(partial, path);
    flushFolder(folder);
    return { path, manifest };
  } catch (error) {
    const reason = (error as Error).message.replace(/\.$/, "");
    throw new Error(`No backup was made in ${folder}: ${reason}.`);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}

/** @throws Error with one sentence when the database is missing or damaged */
function checkSource({ dataDir, databaseUrl }: Data): void {
  const path = findSqlitePath(databaseUrl);
  if (!path) return;
  requireDatabaseFile(path);
  checkDatabaseFile(path, readMarker(dataDir));
}

/** Copies everything in an order in which nothing can be missing, and checks the copy. */
async function fill(partial: string, data: Data, now: Date): Promise<Manifest> {
  const { dataDir, databaseUrl } = data;
  const files: BackupFile[] = [];
  // The spool comes before the database: a submission that is forwarded in between is then in both,
  // and its idempotency key makes it one lead. In the other order it would be in neither.
  const spool = join(dataDir, spoolFile);
  if (sizeOf(spool) > 0) {
    copySqlite(spool, join(partial, spoolFile));
    files.push(await describe(partial, spoolFile));
  }
  const path = findSqlitePath(databaseUrl);
  if (path) copySqlite(path, join(partial, databaseFile));
  else await exportPostgres(databaseUrl, join(partial, databaseFile));
  flushFile(join(partial, databaseFile));
  const id = readInstallationId(join(partial, databaseFile));
  // The pictures and secrets of the folder would be those of another database. With PostgreSQL the folder
  // may be new.
  const marker = id && path ? requireMarker(dataDir) : readMarker(dataDir);
  if (id && marker) checkOwner(id, marker, data);
  files.push(await describe(partial, databaseFile));
  const pictures = await copyPictures(dataDir, partial);
  files.push(...pictures);
  for (const name of plainFiles.filter((name) => existsSync(join(dataDir, name)))) {
    const copied = await copyFile(join(dataDir, name), join(partial, name));
    files.push({ path: name, ...copied });
  }
  const {
    migrations,
    rows,
    pictures: shown,
  } = await readBackupDatabase(join(partial, databaseFile));
  const intact = new Set(pictures.filter(isIntact).map((picture) => picture.path));
  writeManifest(partial, {
    format: 1,
    createdAt: now.toISOString(),
    version: readVersion(),
    installation: readMarker(dataDir)?.id ?? null,
    database: { kind: path ? "sqlite" : "postgres", migrations, rows },
    pictures: {
      copied: pictures.length,
      broken: [...shown].filter((name) => !intact.has(`${picturesFolder}/${name}`)).sort(),
    },
    files,
  });
  flushFolder(partial);
  return checkBackup(partial);
}

async function describe(backup: string, name: string): Promise<BackupFile> {
  return { path: name, ...(await digestFile(join(backup, name))), mode: privateMode };
}

/** The version in the repository's package.json. */
function readVersion(): string {
  const root = join(import.meta.dirname, "../../../..");
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return String(version);
}
