import type { MailRow } from "../db/rows/mail-rows.ts";
import { wipeErased } from "../db/wipe-erased.ts";
import type { Services } from "../services.ts";
import type { Failure } from "./describe-failure.ts";
import { nextDelay } from "./retry-schedule.ts";
import { hasSecretLink, secretBody } from "./secret-link.ts";

type Parts = Pick<Services, "db" | "commitInGroup">;

export async function markSent(parts: Parts, mail: MailRow, now: number): Promise<void> {
  if (mail.kind === "privacy-erased") return deleteForGood(parts, mail);
  await finishAttempt(parts, mail, { state: "sent", sent_at: now, last_error: null });
}

/** Schedules the next attempt of a mail, or gives up. Returns the new state. */
export async function markFailed(
  parts: Parts,
  mail: MailRow,
  now: number,
  { sentence, isPermanent }: Failure,
): Promise<"pending" | "dead"> {
  const delay = isPermanent ? undefined : nextDelay(mail.attempts);
  const state = delay === undefined ? "dead" : "pending";
  if (state === "dead" && mail.kind === "privacy-erased") {
    await deleteForGood(parts, mail);
    return state;
  }
  await finishAttempt(parts, mail, { state, due_at: now + (delay ?? 0), last_error: sentence });
  return state;
}

/** This mail has the last trace of an erased person: their address. */
async function deleteForGood({ db }: Parts, { id }: MailRow): Promise<void> {
  await db.deleteFrom("mails").where("id", "=", id).execute();
  await wipeErased(db);
}

/** Updates the mail only while this worker has it, which the number of attempts shows. */
async function finishAttempt(
  { commitInGroup }: Parts,
  { id, kind, attempts }: MailRow,
  change: Partial<MailRow>,
): Promise<void> {
  await commitInGroup(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("mails")
      .set({ ...change, lease_until: null })
      .where("id", "=", id)
      .where("state", "=", "sending")
      .where("attempts", "=", attempts)
      .executeTakeFirst();
    if (change.state !== "sent" || numUpdatedRows === 0n || !hasSecretLink({ kind })) return;
    await trx.updateTable("mail_bodies").set(secretBody).where("mail_id", "=", id).execute();
  });
}
