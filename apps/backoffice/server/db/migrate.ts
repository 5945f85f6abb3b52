import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { checkAppliedMigrations, type Migrations, storeHashes } from "./migration-hashes.ts";
import { migrations as released } from "./migrations/index.ts";
import type { Database } from "./schema.ts";

/**
 * Brings the tables up to date. Each start calls it; what has run is not run again.
 *
 * @param migrations given by tests in place of the released ones
 * @throws Error with one sentence when an applied migration was edited, or is not known here
 */
export async function migrate(
  db: Kysely<Database>,
  migrations: Migrations = released,
): Promise<void> {
  await checkAppliedMigrations(db, migrations);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  await storeHashes(db, migrations);
}
