import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { CompanyKeyRow } from "../db/rows/company-rows.ts";
import type { Database } from "../db/schema.ts";

/**
 * Creates a key for a company. Only its hash is stored, so the returned key can't be shown again. A key
 * is 256 random bits, so a hash without salt is enough.
 */
export async function createCompanyKey(
  db: Kysely<Database>,
  companyId: string,
  label: string,
  now: number,
): Promise<string> {
  const key = randomBytes(32).toString("base64url");
  await db
    .insertInto("company_keys")
    .values({
      id: randomUUID(),
      company_id: companyId,
      hash: hashKey(key),
      label,
      created_at: now,
      revoked_at: null,
      last_used_at: null,
    })
    .execute();
  return key;
}

type ValidKey = Pick<CompanyKeyRow, "id" | "last_used_at">;

/** Uses one query, so that an unknown company and a wrong key give the same answer. */
export async function findCompanyKey(
  db: Kysely<Database>,
  companyId: string,
  key: string,
): Promise<ValidKey | undefined> {
  return db
    .selectFrom("company_keys")
    .select(["id", "last_used_at"])
    .where("hash", "=", hashKey(key))
    .where("company_id", "=", companyId)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
}

const recordedEveryMs = 60_000;

/** Records that a key was used, at most once a minute, because a write costs more than the look-up. */
export async function recordKeyUse(
  db: Kysely<Database>,
  { id, last_used_at }: ValidKey,
  now: number,
): Promise<void> {
  if (last_used_at !== null && now - last_used_at < recordedEveryMs) return;
  await db
    .updateTable("company_keys")
    .set({ last_used_at: now })
    .where("id", "=", id)
    // Of many requests at once, the first one writes.
    .where((eb) =>
      eb.or([eb("last_used_at", "is", null), eb("last_used_at", "<=", now - recordedEveryMs)]),
    )
    .execute();
}

function hashKey(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}
