import { randomUUID } from "node:crypto";
import {
  type PrivacyRequest,
  readPrivacyRequestKind,
} from "@crm/contract/extensions/privacy-requests";
import { privacyRequests } from "@crm/contract/pages/privacy";
import { sql, type Transaction } from "kysely";
import type { Database } from "../db/schema.ts";
import { composePrivacyConfirmation } from "../mail/compose/privacy-mails.ts";
import { insertMails } from "../mail/full-mails.ts";
import { toMailbox } from "../mail/mailbox.ts";
import type { Services } from "../services.ts";
import { createToken } from "./tokens.ts";

const day = 24 * 60 * 60_000;

/**
 * Stores a request and the mail that asks to confirm it: anyone can type a stranger's address. Beyond
 * the limit for one mailbox nothing is stored.
 */
export async function storeRequest(
  trx: Transaction<Database>,
  { databaseKind, mailAddresses, now }: Pick<Services, "databaseKind" | "mailAddresses" | "now">,
  { email, kind: label, message }: PrivacyRequest,
): Promise<void> {
  const mailbox = toMailbox(email);
  // Two requests at the same moment could both count too few.
  if (databaseKind === "postgres") {
    await sql`select pg_advisory_xact_lock(hashtextextended(${mailbox}, 1))`.execute(trx);
  }
  const { count } = await trx
    .selectFrom("privacy_requests")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("mailbox", "=", mailbox)
    .where("created_at", ">", now() - day)
    .executeTakeFirstOrThrow();
  if (count >= privacyRequests.mailsPerDay) return;
  const { token, hash } = createToken();
  const kind = readPrivacyRequestKind(label);
  await trx
    .insertInto("privacy_requests")
    .values({
      ...{ id: randomUUID(), kind, email, mailbox, message: message || null },
      ...{ token_hash: hash, download_hash: null, download_until: null },
      ...{ created_at: now(), confirmed_at: null, answered_at: null, answered_by: null },
    })
    .execute();
  const mail = { email, kind, token, now: now() };
  await insertMails(trx, composePrivacyConfirmation(mail, mailAddresses));
}
