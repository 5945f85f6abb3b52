import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { createAuth, migrateAuth } from "../../auth/auth.ts";
import { rejectUnknownMigrations } from "../migration-hashes.ts";
import { migrations } from "../migrations/index.ts";
import type { DatabaseKind } from "../open-database.ts";
import type { Database } from "../schema.ts";

/**
 * Creates the tables of a database that has applied these migrations, and better-auth's. The rest of the
 * migrations runs at the next start.
 *
 * @param db an empty database, or a transaction in it
 * @throws Error with one sentence when a migration is unknown
 */
export async function createTables(
  db: Kysely<Database>,
  kind: DatabaseKind,
  applied: readonly string[],
): Promise<void> {
  rejectUnknownMigrations(applied, migrations);
  const last = applied.toSorted().at(-1);
  if (!last) throw new Error("The database has no tables of the back office.");
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo(last);
  if (error) throw error;
  // Only the tables are created, so nothing is signed with this secret.
  await migrateAuth(
    createAuth({ authSecret: randomUUID(), backofficeUrl: "http://localhost" }, db, kind),
  );
}
