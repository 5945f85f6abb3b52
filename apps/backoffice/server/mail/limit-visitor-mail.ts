import { sql, type Transaction } from "kysely";
import type { DatabaseKind } from "../db/open-database.ts";
import type { MailRow } from "../db/rows/mail-rows.ts";
import type { Database } from "../db/schema.ts";
import { visitorMailLimits } from "../limits/rate-limits.ts";

/**
 * Suppresses new mails to a mailbox that a visitor typed, when the limits are reached. A mail that
 * is not sent yet counts at any age, because all of them are sent together after an outage.
 *
 * @param trx the transaction that inserts the mails; it blocks other counts meanwhile
 * @returns the rows to insert, suppressed ones with the reason in `last_error`
 */
export async function limitVisitorMails(
  trx: Transaction<Database>,
  kind: DatabaseKind,
  mails: readonly MailRow[],
): Promise<MailRow[]> {
  const limited: MailRow[] = [];
  for (const mail of mails) {
    const reason =
      mail.mailbox === null ? undefined : await findReason(trx, kind, mail, mail.mailbox);
    limited.push(reason ? { ...mail, state: "suppressed", last_error: reason } : mail);
  }
  return limited;
}

async function findReason(
  trx: Transaction<Database>,
  kind: DatabaseKind,
  { created_at: now }: MailRow,
  mailbox: string,
): Promise<string | undefined> {
  // SQLite has one writer at a time; on PostgreSQL two bookings could both count zero.
  if (kind === "postgres") {
    await sql`select pg_advisory_xact_lock(hashtextextended(${mailbox}, 0))`.execute(trx);
  }
  for (const { mails, hours, reason } of visitorMailLimits) {
    if ((await countSince(trx, mailbox, now - hours * 60 * 60_000)) >= mails) return reason;
  }
  return undefined;
}

/** Counts mails to this mailbox that are not sent yet, or were sent or given up since an instant. */
async function countSince(
  trx: Transaction<Database>,
  mailbox: string,
  since: number,
): Promise<number> {
  const { count } = await trx
    .selectFrom("mails")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("mailbox", "=", mailbox)
    // Those have a limit of their own, and must not hold back the confirmation of a booking.
    .where("kind", "not in", ["privacy-confirmation", "privacy-answer", "privacy-erased"])
    // Uses the index, which skips suppressed mails.
    .where("state", "in", ["held", "pending", "sending", "sent", "dead"])
    .where((eb) =>
      eb.or([
        eb("state", "in", ["held", "pending", "sending"]),
        eb.and([eb("state", "=", "sent"), eb("sent_at", ">", since)]),
        // In this state `due_at` is the time of the last attempt.
        eb.and([eb("state", "=", "dead"), eb("due_at", ">", since)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return count;
}
