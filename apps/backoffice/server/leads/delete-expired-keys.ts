import { retention } from "@crm/contract/pages/privacy";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";

/** A repeat after this time is a new submission. */
const keyLifetimeMs = retention.repeatAnswersDays * 24 * 60 * 60_000;

/**
 * Deletes expired answers of idempotency keys, nonces of expired captchas, past counts of rate limits,
 * expired links for passwords, and what is left of settled submissions from the site's spool.
 */
export async function deleteExpiredKeys(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom("idempotency_keys")
    .where("created_at", "<", now - keyLifetimeMs)
    .execute();
  await db.deleteFrom("captcha_nonces").where("expires_at", "<", now).execute();
  await db.deleteFrom("rate_limits").where("expire", "<", now).execute();
  await db.deleteFrom("person_links").where("expires_at", "<=", now).execute();
  await db
    .deleteFrom("undelivered_leads")
    .where("settled_at", "<", now - keyLifetimeMs)
    .execute();
}
