import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { Refusal } from "../http/refusal.ts";

/**
 * Puts a mail in front of the queue with five new days of attempts, whatever became of it.
 *
 * @throws Refusal 404 when there is no such mail, 409 while it is on its way
 */
export async function sendAgain(db: Kysely<Database>, id: string, now: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("mails")
    .set({ state: "pending", attempts: 0, due_at: now, lease_until: null })
    .where("id", "=", id)
    .where("state", "!=", "sending")
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  const mail = await db.selectFrom("mails").select("id").where("id", "=", id).executeTakeFirst();
  if (!mail) throw new Refusal(404, "There is no such mail");
  throw new Refusal(409, "This mail is being sent right now");
}
