import { randomUUID } from "node:crypto";
import type { FullMail } from "../db/rows/mail-rows.ts";
import { insertMails, selectFullMails } from "../mail/full-mails.ts";
import { type TestBackoffice, testTime } from "./test-backoffice.ts";

/** A row of the outbox that is due, with the given changes. */
export function createTestMail(change: Partial<FullMail> = {}): FullMail {
  const id = randomUUID();
  return {
    id,
    lead_id: null,
    kind: "contact-message",
    state: "pending",
    sender: "Team <team@desk.example>",
    recipient: "sales@desk.example",
    mailbox: null,
    reply_to: "rekha@parmar.example",
    subject: "New message",
    body_text: "Namaste ₹",
    body_html: "<p>Namaste ₹</p>",
    message_id: `<${id}@desk.example>`,
    attempts: 0,
    due_at: testTime,
    lease_until: null,
    last_error: null,
    sent_at: null,
    created_at: testTime,
    ...change,
  };
}

/** Stores a mail that is due now, with the given changes; returns its id. */
export async function writeMail(
  { services, clock }: TestBackoffice,
  change: Partial<FullMail> = {},
): Promise<string> {
  const mail = createTestMail({ due_at: clock.now, created_at: clock.now, ...change });
  await services.db.transaction().execute((trx) => insertMails(trx, [mail]));
  return mail.id;
}

export function readMail({ services }: TestBackoffice, id: string): Promise<FullMail> {
  return selectFullMails(services.db).where("id", "=", id).executeTakeFirstOrThrow();
}
