import { createHash, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { PersonLinkRow } from "../db/rows/operation-rows.ts";
import type { Database } from "../db/schema.ts";
import { HttpError } from "../http/http-error.ts";

const hour = 60 * 60_000;

/** How long a link can be used. Hours. */
export const linkHours = { invitation: 7 * 24, password: 1 } as const satisfies Record<
  PersonLinkRow["purpose"],
  number
>;

/**
 * Makes a link with which a person chooses a password once. Earlier links of the person end.
 *
 * @returns the link; only the hash of its token is stored, so it can't be shown again
 */
export async function createPersonLink(
  db: Kysely<Database>,
  { backofficeUrl }: { backofficeUrl: string },
  link: { personId: string; purpose: PersonLinkRow["purpose"]; now: number },
): Promise<string> {
  const { personId, purpose, now } = link;
  const token = randomBytes(32).toString("base64url");
  await db.transaction().execute(async (trx) => {
    await deleteLinksOf(trx, personId);
    await trx
      .insertInto("person_links")
      .values({
        token_hash: hashToken(token),
        purpose,
        person_id: personId,
        expires_at: now + linkHours[purpose] * hour,
      })
      .execute();
  });
  return writeLink(backofficeUrl, token);
}

/** Browsers send the part after # to no server, so it is in no log and no `Referer`. */
export function writeLink(backofficeUrl: string, token: string): string {
  return `${backofficeUrl}/admin/set-password#${token}`;
}

/** @throws HttpError 410 when the link has expired, was used, or was never made */
export async function findPersonLink(
  db: Kysely<Database>,
  token: string,
  now: number,
): Promise<PersonLinkRow> {
  const link = await db
    .selectFrom("person_links")
    .selectAll()
    .where("token_hash", "=", hashToken(token))
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return link ?? rejectLink();
}

/** Uses up a link: of two requests with one link, one gets the 410. */
export async function takePersonLink(db: Kysely<Database>, link: PersonLinkRow): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom("person_links")
    .where("token_hash", "=", link.token_hash)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) rejectLink();
}

export async function deleteLinksOf(db: Kysely<Database>, personId: string): Promise<void> {
  await db.deleteFrom("person_links").where("person_id", "=", personId).execute();
}

function rejectLink(): never {
  throw new HttpError(
    410,
    "This link has expired or was already used. Ask for a new one on the sign-in page, or ask an administrator.",
  );
}

function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
