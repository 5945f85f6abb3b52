import type { Kysely, Transaction } from "kysely";
import type { FullMail } from "../db/rows/mail-rows.ts";
import type { Database } from "../db/schema.ts";

/** Stores new mails with their texts. Deleting a mail deletes its text. */
export async function insertMails(
  trx: Transaction<Database>,
  mails: readonly FullMail[],
): Promise<void> {
  if (mails.length === 0) return;
  await trx
    .insertInto("mails")
    .values(mails.map(({ body_text: _text, body_html: _html, ...row }) => row))
    .execute();
  await trx
    .insertInto("mail_bodies")
    .values(mails.map(({ id, body_text, body_html }) => ({ mail_id: id, body_text, body_html })))
    .execute();
}

/** Selects mails with their texts. */
export function selectFullMails(db: Kysely<Database>) {
  return db
    .selectFrom("mails")
    .innerJoin("mail_bodies", "mail_bodies.mail_id", "mails.id")
    .selectAll("mails")
    .select(["body_text", "body_html"]);
}
