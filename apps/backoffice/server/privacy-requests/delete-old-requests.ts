import { privacyRequests } from "@crm/contract/pages/privacy";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";

const confirmMs = privacyRequests.confirmDays * 24 * 60 * 60_000;

/** Deletes requests that nobody has confirmed in time, and makes downloads that have ended useless. */
export async function deleteOldRequests(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom("privacy_requests")
    .where("confirmed_at", "is", null)
    .where("created_at", "<", now - confirmMs)
    .execute();
  await db
    .updateTable("privacy_requests")
    .set({ download_hash: null, download_until: null })
    .where("download_until", "<", now)
    .execute();
}
