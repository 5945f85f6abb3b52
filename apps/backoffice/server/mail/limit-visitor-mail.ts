import { sql, type Transaction } from "kysely";
import type { DatabaseKind } from "../db/open-database.ts";
import { prepareQuery } from "../db/prepared-query.ts";
import type { FullMail } from "../db/rows/mail-rows.ts";
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
  mails: readonly FullMail[],
): Promise<FullMail[]> {
  const limited: FullMail[] = [];
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
  { created_at: now }: FullMail,
  mailbox: string,
): Promise<string | undefined> {
  // SQLite has one writer at a time; on PostgreSQL two bookings could both count zero.
  if (kind === "postgres") {
    await sql`select pg_advisory_xact_lock(hashtextextended(${mailbox}, 0))`.execute(trx);
  }
  const times = await readMailTimes(trx, mailbox, now - longestHours * hourMs);
  const found = visitorMailLimits.find(
    ({ mails, hours }) => times.filter((time) => time > now - hours * hourMs).length >= mails,
  );
  return found?.reason;
}

const hourMs = 60 * 60_000;
const longestHours = Math.max(...visitorMailLimits.map(({ hours }) => hours));

/**
 * When mails to this mailbox were sent or given up since an instant. One that is not sent yet is the
 * latest of all.
 */
async function readMailTimes(
  trx: Transaction<Database>,
  mailbox: string,
  since: number,
): Promise<number[]> {
  const { rows } = await listMails(trx, { mailbox, since });
  return rows.map(({ state, sent_at, due_at }) => {
    if (state === "sent") return sent_at ?? 0;
    return state === "dead" ? due_at : Number.POSITIVE_INFINITY;
  });
}

const listMails = prepareQuery((db, { mailbox, since }: { mailbox: string; since: number }) =>
  db
    .selectFrom("mails")
    .select(["state", "sent_at", "due_at"])
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
    ),
);
