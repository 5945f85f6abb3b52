import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
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
    })
    .execute();
  return key;
}

/** Uses one query, so that an unknown company and a wrong key give the same answer. */
export async function isCompanyKey(
  db: Kysely<Database>,
  companyId: string,
  key: string,
): Promise<boolean> {
  const row = await db
    .selectFrom("company_keys")
    .select("id")
    .where("hash", "=", hashKey(key))
    .where("company_id", "=", companyId)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

function hashKey(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}
