import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";

/** Deletes what the audit trail has kept for longer than the settings say. */
export async function deleteOldEvents(
  db: Kysely<Database>,
  now: number,
  keptDays: number,
): Promise<void> {
  await db
    .deleteFrom("audit_events")
    .where("at", "<", now - keptDays * 24 * 60 * 60_000)
    .execute();
}
