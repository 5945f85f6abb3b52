import type { ExpressionBuilder, Kysely } from "kysely";
import type { Database, MailRow } from "../db/schema.ts";

/** A claimed mail belongs to its worker this long; after a crash it is taken again then. */
export const leaseMs = 2 * 60_000;

/** Held mails whose time has come go out without waiting for call 2 any longer. */
export async function releaseHeldMails(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .updateTable("mails")
    .set({ state: "pending" })
    .where("state", "=", "held")
    .where("due_at", "<=", now)
    .execute();
}

/**
 * Takes up to `limit` mails that are due, or whose worker died. Each is taken by one update that
 * only one of several workers can win, on both databases.
 */
export async function claimMails(
  db: Kysely<Database>,
  now: number,
  limit: number,
): Promise<MailRow[]> {
  const candidates = await db
    .selectFrom("mails")
    .select("id")
    .where((eb) => isDue(eb, now))
    .orderBy("due_at")
    .limit(limit)
    .execute();
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

function isDue(eb: ExpressionBuilder<Database, "mails">, now: number) {
  return eb.or([
    eb.and([eb("state", "=", "pending"), eb("due_at", "<=", now)]),
    eb.and([eb("state", "=", "sending"), eb("lease_until", "<=", now)]),
  ]);
}

/** Keeps mails that are still being sent from being taken by another worker. */
export async function renewLeases(
  db: Kysely<Database>,
  ids: readonly string[],
  now: number,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("mails")
    .set({ lease_until: now + leaseMs })
    .where("id", "in", ids)
    .where("state", "=", "sending")
    .execute();
}
