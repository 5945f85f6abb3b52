import type { Kysely, Transaction } from "kysely";
import { insertRow } from "../db/prepared-query.ts";
import type { FullMail } from "../db/rows/mail-rows.ts";
import type { Database } from "../db/schema.ts";

/** Stores new mails with their texts. Deleting a mail deletes its text. */
export async function insertMails(
  trx: Transaction<Database>,
  mails: readonly FullMail[],
): Promise<void> {
  for (const { body_text, body_html, ...row } of mails) {
    await insertRow(trx, "mails", row);
    await insertRow(trx, "mail_bodies", { mail_id: row.id, body_text, body_html });
  }
}

/** Selects mails with their texts. */
export function selectFullMails(db: Kysely<Database>) {
  return db
    .selectFrom("mails")
    .innerJoin("mail_bodies", "mail_bodies.mail_id", "mails.id")
    .selectAll("mails")
    .select(["body_text", "body_html"]);
}
