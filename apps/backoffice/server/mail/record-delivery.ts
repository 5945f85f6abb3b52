import type { Kysely } from "kysely";
import type { Database, MailRow } from "../db/schema.ts";
import type { Failure } from "./describe-failure.ts";
import { nextDelay } from "./retry-schedule.ts";

export async function markSent(db: Kysely<Database>, mail: MailRow, now: number): Promise<void> {
  await settle(db, mail, { state: "sent", sent_at: now, last_error: null });
}

/** Puts a mail back for its next attempt, or gives it up. Answers which. */
export async function markFailed(
  db: Kysely<Database>,
  mail: MailRow,
  now: number,
  { sentence, hopeless }: Failure,
): Promise<"pending" | "dead"> {
  const delay = hopeless ? undefined : nextDelay(mail.attempts);
  const state = delay === undefined ? "dead" : "pending";
  await settle(db, mail, { state, due_at: now + (delay ?? 0), last_error: sentence });
  return state;
}

/** Only while the mail is still this worker's: the number of attempts tells. */
async function settle(
  db: Kysely<Database>,
  { id, attempts }: MailRow,
  change: Partial<MailRow>,
): Promise<void> {
  await db
    .updateTable("mails")
    .set({ ...change, lease_until: null })
    .where("id", "=", id)
    .where("state", "=", "sending")
    .where("attempts", "=", attempts)
    .execute();
}
