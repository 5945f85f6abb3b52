import type { ExpressionBuilder, ExpressionWrapper, Kysely, SqlBool } from "kysely";
import type { MailRow } from "../db/rows/mail-rows.ts";
import type { Database } from "../db/schema.ts";

/** How long a claimed mail belongs to its worker; after a crash another worker claims it then. */
export const leaseMs = 2 * 60_000;

/** No mail waits longer than an hour, so a later time was written while the clock was wrong. */
const farMs = 2 * 60 * 60_000;

/** Releases held mails that are due, without call 2. */
export async function releaseHeldMails(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .updateTable("mails")
    .set({ state: "pending" })
    .where("state", "=", "held")
    .where((eb) => isPast(eb, "due_at", now))
    .execute();
}

/**
 * Claims up to `limit` mails that are due, or whose lease has expired. One update claims each mail;
 * only one of several workers can succeed, on both databases.
 */
export async function claimMails(
  db: Kysely<Database>,
  now: number,
  limit: number,
): Promise<MailRow[]> {
  const candidates = [
    ...(await findDue(db, "sending", now, limit)),
    ...(await findDue(db, "pending", now, limit)),
  ].slice(0, limit);
  const claimed: MailRow[] = [];
  for (const { id } of candidates) {
    const mail = await db
      .updateTable("mails")
      .set((eb) => ({
        state: "sending",
        attempts: eb("attempts", "+", 1),
        lease_until: now + leaseMs,
      }))
      .where("id", "=", id)
      .where((eb) => isDue(eb, now))
      .returningAll()
      .executeTakeFirst();
    if (mail) claimed.push(mail);
  }
  return claimed;
}

/** Asks for one state, so that the index on state and time is used: one query for both reads every mail. */
function findDue(db: Kysely<Database>, state: DueState, now: number, limit: number) {
  return db
    .selectFrom("mails")
    .select("id")
    .where((eb) => isDueIn(eb, state, now))
    .orderBy("due_at")
    .limit(limit)
    .execute();
}

type DueState = "pending" | "sending";

function isDueIn(eb: ExpressionBuilder<Database, "mails">, state: DueState, now: number) {
  const column = state === "pending" ? "due_at" : "lease_until";
  return eb.and([eb("state", "=", state), isPast(eb, column, now)]);
}

function isDue(eb: ExpressionBuilder<Database, "mails">, now: number) {
  return eb.or([isDueIn(eb, "pending", now), isDueIn(eb, "sending", now)]);
}

function isPast(
  eb: ExpressionBuilder<Database, "mails">,
  column: "due_at" | "lease_until",
  now: number,
): ExpressionWrapper<Database, "mails", SqlBool> {
  return eb.or([eb(column, "<=", now), eb(column, ">", now + farMs)]);
}

/** Renews the lease of a mail that is being sent, so that no other worker claims it. */
export async function renewLease(
  db: Kysely<Database>,
  { id, attempts }: Pick<MailRow, "id" | "attempts">,
  now: number,
): Promise<void> {
  await db
    .updateTable("mails")
    .set({ lease_until: now + leaseMs })
    .where("id", "=", id)
    .where("state", "=", "sending")
    .where("attempts", "=", attempts)
    .execute();
}
