import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { checkAppliedMigrations, type Migrations, storeHashes } from "./migration-hashes.ts";
import { migrations as released } from "./migrations/index.ts";
import type { Database } from "./schema.ts";

/**
 * Runs the migrations that were not applied yet. Each start calls it.
 *
 * @param migrations other migrations, for tests
 * @throws Error with one sentence when an applied migration was edited, or is unknown
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
