import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { secretsFile } from "@crm/server-kit/secrets";
import type { Kysely } from "kysely";
import { migrateAuth } from "../auth/auth.ts";
import { DatabaseUnavailable } from "../db/database-unavailable.ts";
import { migrate } from "../db/migrate.ts";
import { findSqlitePath, openDatabase } from "../db/open-database.ts";
import { migrationLimits } from "../db/postgres-limits.ts";
import type { Database } from "../db/schema.ts";
import { shareSecrets } from "../secrets/share-secrets.ts";
import { createServices, type Services } from "../services.ts";
import type { Settings } from "../settings.ts";
import { checkDatabaseFile } from "./check-database-file.ts";
import { checkLostDatabase } from "./check-lost-database.ts";
import { checkOwner } from "./check-owner.ts";
import { nameDatabase, readDatabaseContent } from "./database-content.ts";
import { type Marker, readMarker, writeMarker } from "./marker.ts";
import { sizeOf } from "./sqlite-header.ts";
import { withStartLock } from "./start-lock.ts";

/**
 * Checks that the database of the settings is undamaged and belongs to `DATA_DIR`, opens it and runs its
 * migrations. Only one process at a time does this and the given work on one database.
 *
 * @param complete completes the start, with `recordInstallation` at least
 * @throws Error with one sentence that names the problem and the solution
 */
export async function openInstallation(
  settings: Settings,
  complete: (services: Services) => Promise<void> = async () => {},
): Promise<Services> {
  const { databaseUrl } = settings;
  try {
    return await withStartLock(databaseUrl, () => open(settings, complete));
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    const name = nameDatabase(databaseUrl);
    const remedy = findSqlitePath(databaseUrl)
      ? `check the file ${name}, its folder and its disk`
      : `start the database at ${name}, or correct DATABASE_URL`;
    throw new Error(`${error.message}; ${remedy}.`);
  }
}

async function open(
  settings: Settings,
  complete: (services: Services) => Promise<void>,
): Promise<Services> {
  const shared = await prepareDatabase(settings);
  const services = createServices(shared);
  try {
    if (shared !== settings) {
      services.log.warn(
        { file: join(settings.dataDir, secretsFile) },
        "This file now has the secrets of the database; restart a site that uses the same folder",
      );
    }
    await migrateAuth(services.auth);
    await complete(services);
    return services;
  } catch (error) {
    await services.db.destroy();
    throw error;
  }
}

/** @returns the settings with the secrets that all processes on this database use */
async function prepareDatabase(settings: Settings): Promise<Settings> {
  const { dataDir, databaseUrl } = settings;
  const marker = readMarker(dataDir);
  const path = findSqlitePath(databaseUrl);
  if (path) {
    checkDatabaseFile(path, marker);
    // This comes before opening, which would create the file.
    if (sizeOf(path) === 0) checkLostDatabase(dataDir, marker, `The database ${path} is missing`);
  }
  const { db } = openDatabase(databaseUrl, migrationLimits);
  try {
    const id = await identify(db, settings, marker);
    await migrate(db);
    await db
      .insertInto("installation")
      .values({ slot: 1, id })
      .onConflict((conflict) => conflict.column("slot").doNothing())
      .execute();
    // With SQLite all processes are on one machine and share the file in DATA_DIR.
    return path ? settings : await shareSecrets(db, settings);
  } finally {
    await db.destroy();
  }
}

/** @returns the installation's id, which is then in `DATA_DIR` too */
async function identify(
  db: Kysely<Database>,
  settings: Settings,
  marker: Marker | undefined,
): Promise<string> {
  const { dataDir, databaseUrl } = settings;
  const content = await readDatabaseContent(db);
  if (!content.seeded) {
    checkLostDatabase(dataDir, marker, `The database ${nameDatabase(databaseUrl)} is empty`);
  }
  if (marker && content.id) checkOwner(content.id, marker, settings);
  const id = content.id ?? marker?.id ?? randomUUID();
  writeMarker(dataDir, { id, seeded: content.seeded });
  return id;
}
