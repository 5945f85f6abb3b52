import { type Kysely, sql } from "kysely";
import type { DatabaseKind } from "../db/open-database.ts";
import type { Database } from "../db/schema.ts";
import type { Role } from "./roles.ts";

/** The change would leave nobody who can add people and change roles. */
export class LastAdministrator extends Error {
  constructor(email: string) {
    super(`${email} is the only administrator. Add another one first.`);
  }
}

/**
 * Changes a person's role. "removed" is no role: the person has no access from then on, also when
 * deleting the rest of the account fails.
 *
 * @throws LastAdministrator when no administrator with a password would be left
 */
export async function changeRole(
  { db, databaseKind }: { db: Kysely<Database>; databaseKind: DatabaseKind },
  { id, email }: { id: string; email: string },
  role: Role | "removed",
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Two administrators must not remove each other; SQLite has one writer in any case.
    if (databaseKind === "postgres") {
      await sql`lock table auth_people in share row exclusive mode`.execute(trx);
    }
    const hadOne = await hasAdministrator(trx);
    await sql`update auth_people set role = ${role} where id = ${id}`.execute(trx);
    if (hadOne && !(await hasAdministrator(trx))) throw new LastAdministrator(email);
  });
}

/** Whether somebody with a password is an administrator; whoever is only invited can't sign in yet. */
async function hasAdministrator(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`
    select auth_people.id from auth_people
    join auth_accounts on auth_accounts.${sql.ref("userId")} = auth_people.id
    where auth_people.role = 'admin' limit 1`.execute(db);
  return rows.length > 0;
}
