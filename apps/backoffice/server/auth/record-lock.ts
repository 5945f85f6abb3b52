import type { Kysely } from "kysely";
import { recordAudit } from "../audit/record-audit.ts";
import type { Database } from "../db/schema.ts";
import type { Auth } from "./auth.ts";
import type { Lock } from "./password-attempts.ts";

/** Writes down that wrong passwords or codes have blocked an address or an account for a while. */
export async function recordLock(
  { auth, db, now }: { auth: Auth; db: Kysely<Database>; now: () => number },
  { account, address, limit }: Lock,
): Promise<void> {
  const { internalAdapter } = await auth.$context;
  // What was typed may be anything, even a password, so only the name of a real person is kept.
  const found = account ? await internalAdapter.findUserByEmail(account.toLowerCase()) : null;
  const person = found?.user ?? null;
  const details = { limit, address };
  await recordAudit(db, { at: now(), person, action: "session.locked", id: person?.id, details });
}
