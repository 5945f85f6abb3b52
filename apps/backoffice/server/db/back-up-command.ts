import { resolve } from "node:path";
import { checkDatabaseFile } from "../installation/check-database-file.ts";
import { readMarker } from "../installation/marker.ts";
import { sizeOf } from "../installation/sqlite-header.ts";
import { readDatabaseSettings } from "../settings.ts";
import { backUpDatabase } from "./back-up.ts";
import { findSqlitePath } from "./open-database.ts";

const usage = "npm run backup -- <new file>";

try {
  // The copy contains personal data.
  process.umask(0o077);
  const target = process.argv[2];
  if (!target) throw new Error(`The path of the backup is missing. Usage: ${usage}`);
  const { dataDir, databaseUrl } = readDatabaseSettings(process.env);
  const path = findSqlitePath(databaseUrl);
  if (!path) {
    throw new Error("DATABASE_URL names PostgreSQL; back it up with pg_dump --format=custom.");
  }
  if (sizeOf(path) === 0) throw new Error(`There is no database at ${path}; check DATA_DIR.`);
  checkDatabaseFile(path, readMarker(dataDir));
  const bytes = backUpDatabase(path, resolve(target));
  const megabytes = (bytes / 1_000_000).toFixed(1);
  console.info(`${path} was backed up to ${resolve(target)} (${megabytes} MB).`);
  console.info(`Keep media/, secrets.json and installation.json of ${dataDir} with it.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
