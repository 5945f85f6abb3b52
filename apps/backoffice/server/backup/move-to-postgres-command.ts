import type { CopiedTable } from "../db/copy/copy-rows.ts";
import { importToPostgres } from "../db/copy/import-to-postgres.ts";
import { findSqlitePath } from "../db/open-database.ts";
import { checkDatabaseFile } from "../installation/check-database-file.ts";
import { nameDatabase } from "../installation/database-content.ts";
import { readMarker } from "../installation/marker.ts";
import { requireDatabaseFile } from "../installation/require-installation.ts";
import { isServerUrl, serverUrlRule } from "../server-url.ts";
import { readDatabaseSettings } from "../settings.ts";
import { holdDatabase } from "./hold-database.ts";
import { runCommand } from "./run-command.ts";

const usage = "npm run move-to-postgres -- postgres://<user>:<password>@<host>/<empty database>";

await runCommand(usage, {}, async (url) => {
  if (!/^postgres(?:ql)?:\/\/./.test(url)) {
    throw new Error(`The target must start with postgres://. Usage: ${usage}`);
  }
  if (!isServerUrl(url)) throw new Error(`The target ${serverUrlRule}.`);
  const { dataDir, databaseUrl } = readDatabaseSettings(process.env);
  const path = findSqlitePath(databaseUrl);
  if (!path) {
    throw new Error(`DATABASE_URL already names PostgreSQL at ${nameDatabase(databaseUrl)}.`);
  }
  requireDatabaseFile(path);
  checkDatabaseFile(path, readMarker(dataDir));
  // A lead that came in during the copy would be missing.
  const source = holdDatabase(path);
  try {
    const copied = await importToPostgres(source, url, printTable);
    const rows = copied.reduce((sum, table) => sum + table.rows, 0);
    console.info(`
${rows} rows in ${copied.length} tables are now at ${nameDatabase(url)}; count and hash of each table are the same as in ${path}, which was not changed.
Next: set DATABASE_URL to the new database, keep DATA_DIR, and run npm start. Then move ${path} away.`);
  } finally {
    source.close();
  }
});

function printTable({ name, rows, hash }: CopiedTable): void {
  console.info(`${name.padEnd(20)}${String(rows).padStart(9)} rows  ${hash.slice(0, 16)}  same`);
}
