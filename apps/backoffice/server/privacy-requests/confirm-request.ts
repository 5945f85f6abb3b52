import { privacyRequests } from "@crm/contract/pages/privacy";
import type { Kysely } from "kysely";
import type { PrivacyRequestRow } from "../db/rows/lead-rows.ts";
import type { Database } from "../db/schema.ts";
import { hashToken } from "./tokens.ts";

const confirmMs = privacyRequests.confirmDays * 24 * 60 * 60_000;

/** The request that a token can confirm; undefined when it was used, is too old or is no token. */
export async function findUnconfirmed(
  db: Kysely<Database>,
  token: string,
  now: number,
): Promise<Pick<PrivacyRequestRow, "kind"> | undefined> {
  return db
    .selectFrom("privacy_requests")
    .select("kind")
    .where("token_hash", "=", hashToken(token))
    .where("created_at", ">", now - confirmMs)
    .executeTakeFirst();
}

/** Confirms a request once. Returns its id; undefined when the token does not work. */
export async function confirmRequest(
  db: Kysely<Database>,
  token: string,
  now: number,
): Promise<string | undefined> {
  const confirmed = await db
    .updateTable("privacy_requests")
    .set({ confirmed_at: now, token_hash: null })
    .where("token_hash", "=", hashToken(token))
    .where("created_at", ">", now - confirmMs)
    .returning("id")
    .executeTakeFirst();
  return confirmed?.id;
}
