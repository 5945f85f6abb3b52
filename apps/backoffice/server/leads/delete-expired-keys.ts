import { retention } from "@crm/contract/pages/privacy";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";

/** A repeat later than this is a new submission. */
const rememberKeysMs = retention.repeatAnswersDays * 24 * 60 * 60_000;

/** Deletes answers nobody will ask for again, and nonces whose captcha has expired anyway. */
export async function deleteExpiredKeys(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom("idempotency_keys")
    .where("created_at", "<", now - rememberKeysMs)
    .execute();
  await db.deleteFrom("captcha_nonces").where("expires_at", "<", now).execute();
}
