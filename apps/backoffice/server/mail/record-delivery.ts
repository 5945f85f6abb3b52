import type { Kysely } from "kysely";
import type { Database, MailRow } from "../db/schema.ts";
import type { Failure } from "./describe-failure.ts";
import { nextDelay } from "./retry-schedule.ts";
import { hasSecretLink, secretBody } from "./secret-link.ts";

export async function markSent(db: Kysely<Database>, mail: MailRow, now: number): Promise<void> {
  const sent = { state: "sent", sent_at: now, last_error: null } as const;
  await finishAttempt(db, mail, { ...sent, ...(hasSecretLink(mail) && secretBody) });
}

/** Schedules the next attempt of a mail, or gives up. Returns the new state. */
export async function markFailed(
  db: Kysely<Database>,
  mail: MailRow,
  now: number,
  { sentence, isPermanent }: Failure,
): Promise<"pending" | "dead"> {
  const delay = isPermanent ? undefined : nextDelay(mail.attempts);
  const state = delay === undefined ? "dead" : "pending";
  await finishAttempt(db, mail, { state, due_at: now + (delay ?? 0), last_error: sentence });
  return state;
}

/** Updates the mail only while this worker has it, which the number of attempts shows. */
async function finishAttempt(
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
