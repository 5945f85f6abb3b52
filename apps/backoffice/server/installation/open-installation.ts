import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { migrateAuth } from "../auth/auth.ts";
import { DatabaseUnavailable } from "../db/database-unavailable.ts";
import { migrate } from "../db/migrate.ts";
import { findSqlitePath, openDatabase } from "../db/open-database.ts";
import { migrationLimits } from "../db/postgres-limits.ts";
import { createServices, type Services } from "../services.ts";
import type { Settings } from "../settings.ts";
import { checkDatabaseFile } from "./check-database-file.ts";
import { checkLostDatabase } from "./check-lost-database.ts";
import { nameDatabase, readDatabaseContent } from "./database-content.ts";
import { type Marker, markerFile, readMarker, writeMarker } from "./marker.ts";
import { sizeOf } from "./sqlite-header.ts";

/**
 * Checks that the database of the settings is undamaged and belongs to `DATA_DIR`, opens it and runs its
 * migrations. `recordInstallation` completes the start.
 *
 * @throws Error with one sentence that names the problem and the solution
 */
export async function openInstallation(settings: Settings): Promise<Services> {
  const { dataDir, databaseUrl } = settings;
  const name = nameDatabase(databaseUrl);
  const marker = readMarker(dataDir);
  const path = findSqlitePath(databaseUrl);
  if (path) {
    checkDatabaseFile(path, marker);
    // This comes before opening, which would create the file.
    if (sizeOf(path) === 0) checkLostDatabase(dataDir, marker, `The database ${name} is missing`);
  }
  const services = createServices(settings);
  try {
    await prepare(services, marker, name);
    return services;
  } catch (error) {
    await services.db.destroy();
    if (!(error instanceof DatabaseUnavailable)) throw error;
    const remedy = path
      ? `check the file ${name}, its folder and its disk`
      : `start the database at ${name}, or correct DATABASE_URL`;
    throw new Error(`${error.message}; ${remedy}.`);
  }
}

async function prepare(
  services: Services,
  marker: Marker | undefined,
  name: string,
): Promise<void> {
  const { db, settings } = services;
  const { dataDir } = settings;
  const content = await readDatabaseContent(db);
  if (!content.seeded) checkLostDatabase(dataDir, marker, `The database ${name} is empty`);
  if (marker && content.id && content.id !== marker.id) {
    throw new Error(
      `The database ${name} belongs to another installation than ${dataDir}; correct DATABASE_URL or DATA_DIR, or delete ${join(dataDir, markerFile)} if the two belong together.`,
    );
  }
  const id = content.id ?? marker?.id ?? randomUUID();
  writeMarker(dataDir, { id, seeded: content.seeded });
  await migrateTables(services);
  await db
    .insertInto("installation")
    .values({ slot: 1, id })
    .onConflict((conflict) => conflict.column("slot").doNothing())
    .execute();
}

async function migrateTables({ auth, db, databaseKind, settings }: Services): Promise<void> {
  if (databaseKind === "sqlite") await migrate(db);
  else {
    const patient = openDatabase(settings.databaseUrl, migrationLimits);
    await migrate(patient.db).finally(() => patient.db.destroy());
  }
  await migrateAuth(auth);
}
