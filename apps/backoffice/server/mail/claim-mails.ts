import {
  type ExpressionBuilder,
  type ExpressionWrapper,
  type Kysely,
  PostgresAdapter,
  type SqlBool,
  sql,
} from "kysely";
import type { FullMail } from "../db/rows/mail-rows.ts";
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
 * Claims up to `limit` mails: those whose lease has expired, then those that are due, the earliest first.
 * Only one of several workers gets a mail, on both databases.
 */
export async function claimMails(
  db: Kysely<Database>,
  now: number,
  limit: number,
): Promise<FullMail[]> {
  const expired = await claimFrom(db, "sending", now, limit);
  const left = limit - expired.length;
  return left > 0 ? [...expired, ...(await claimFrom(db, "pending", now, left))] : expired;
}

/** Asks for one state, so that the index on state and time is used: one query for both reads every mail. */
async function claimFrom(
  db: Kysely<Database>,
  state: "pending" | "sending",
  now: number,
  limit: number,
): Promise<FullMail[]> {
  const column = state === "pending" ? "due_at" : "lease_until";
  const due = db
    .selectFrom("mails")
    .select("id")
    .where("state", "=", state)
    .where((eb) => isPast(eb, column, now))
    .orderBy("due_at")
    .limit(limit);
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const claimed = await db
    .updateTable("mails")
    .set((eb) => ({
      state: "sending",
      attempts: eb("attempts", "+", 1),
      lease_until: now + leaseMs,
    }))
    .where((eb) =>
      isPostgres
        ? // An array is read once; what another worker is claiming at this moment is left to it.
          sql<boolean>`id = any(array(${due.forUpdate().skipLocked()}))`
        : eb("id", "in", due),
    )
    .returningAll()
    .returning((eb) => [selectBody(eb, "body_text"), selectBody(eb, "body_html")])
    .execute();
  return claimed.sort((one, other) => one.due_at - other.due_at);
}

/** The mail's text, from its own table. */
function selectBody<Name extends "body_text" | "body_html">(
  eb: ExpressionBuilder<Database, "mails">,
  name: Name,
) {
  return eb
    .selectFrom("mail_bodies")
    .select(name)
    .whereRef("mail_bodies.mail_id", "=", "mails.id")
    .$asScalar()
    .$notNull()
    .as(name);
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
  { id, attempts }: Pick<FullMail, "id" | "attempts">,
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
