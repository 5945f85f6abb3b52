import type { Kysely } from "kysely";
import type { UndeliveredRow } from "../db/rows/lead-rows.ts";
import type { Database } from "../db/schema.ts";
import { HttpError } from "../http/http-error.ts";

/**
 * Finds a submission that waits for a person.
 *
 * @throws HttpError 404 when there is none with this id, or when it is settled
 */
export async function findUndelivered(db: Kysely<Database>, id: string): Promise<UndeliveredRow> {
  const row = await db
    .selectFrom("undelivered_leads")
    .selectAll()
    .where("id", "=", id)
    .where("settled_at", "is", null)
    .executeTakeFirst();
  if (!row) throw new HttpError(404, "There is no such submission");
  return row;
}

/**
 * Deletes what the visitor typed. The rest stays for some days, so that the site can't hand the
 * submission over a second time.
 */
export async function settleUndelivered(
  db: Kysely<Database>,
  id: string,
  now: number,
): Promise<void> {
  await db
    .updateTable("undelivered_leads")
    .set({ fields: "", reason: "", settled_at: now })
    .where("id", "=", id)
    .execute();
}
