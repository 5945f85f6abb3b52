import { createAuth, migrateAuth } from "../auth/auth.ts";
import { migrate } from "../db/migrate.ts";
import { openDatabase } from "../db/open-database.ts";

/** Creates the tables of an empty database as a start of the back office does, with better-auth's. */
export async function createCurrentTables(url: string): Promise<void> {
  const { db, kind } = openDatabase(url);
  try {
    await migrate(db);
    // Only the tables are created, so nothing is signed with this secret.
    const settings = { authSecret: "of no use", backofficeUrl: "http://localhost" };
    await migrateAuth(createAuth(settings, db, kind));
  } finally {
    await db.destroy();
  }
}
