import { createHash } from "node:crypto";
import {
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { Migration } from "kysely/migration";
import type { Database } from "./schema.ts";

export type Migrations = Record<string, Migration>;

/**
 * The content hash of a migration: of the SQL that it runs on an empty database. Comments may change
 * later, columns may not.
 */
export async function hashMigration(migration: Migration): Promise<string> {
  const statements: unknown[] = [];
  const recorder = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new RecordingDriver(statements),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
  await migration.up(recorder);
  return createHash("sha256").update(JSON.stringify(statements)).digest("hex");
}

class RecordingDriver extends DummyDriver {
  readonly #statements: unknown[];

  constructor(statements: unknown[]) {
    super();
    this.#statements = statements;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      ...connection,
      executeQuery: async ({ sql, parameters }) => {
        this.#statements.push([sql, parameters]);
        return { rows: [] };
      },
      streamQuery: connection.streamQuery,
    };
  }
}

/**
 * Compares the migrations that this database has applied with the current ones.
 *
 * @throws Error with one sentence when one was edited, or is unknown
 */
export async function checkAppliedMigrations(
  db: Kysely<Database>,
  migrations: Migrations,
): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const has = (table: string) => tables.some(({ name }) => name === table);
  if (has("kysely_migration")) {
    const applied = await db.selectFrom("kysely_migration").select("name").execute();
    rejectUnknownMigrations(
      applied.map(({ name }) => name),
      migrations,
    );
  }
  if (!has("migration_hashes")) return;
  for (const { name, hash } of await db.selectFrom("migration_hashes").selectAll().execute()) {
    const migration = migrations[name];
    if (migration && (await hashMigration(migration)) !== hash) {
      throw new Error(
        `The migration ${name} was edited after this database applied it; restore apps/backoffice/server/db/migrations/${name}.ts as it was released, and add a new migration for the change.`,
      );
    }
  }
}

/** @throws Error with one sentence when an applied migration is unknown */
export function rejectUnknownMigrations(applied: readonly string[], migrations: Migrations): void {
  const unknown = applied.find((name) => !(name in migrations));
  if (!unknown) return;
  throw new Error(
    `The database was used by a newer version, whose migration ${unknown} is unknown to this version; start that version, or restore the backup from before the upgrade.`,
  );
}

/** Stores the hashes of applied migrations, also of those applied before hashes existed. */
export async function storeHashes(db: Kysely<Database>, migrations: Migrations): Promise<void> {
  for (const [name, migration] of Object.entries(migrations)) {
    await db
      .insertInto("migration_hashes")
      .values({ name, hash: await hashMigration(migration) })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
  }
}
