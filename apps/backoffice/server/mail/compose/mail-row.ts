import { randomUUID } from "node:crypto";
import type { LeadRow, MailRow } from "../../db/schema.ts";
import { toMailbox } from "../mailbox.ts";
import type { MailContent } from "./mail-content.ts";
import { renderMailHtml } from "./mail-html.ts";
import { renderMailText } from "./mail-text.ts";

/** Where mails come from and go to, and where the desk is; the same for every mail. */
export interface MailAddresses {
  from: string;
  salesTo: readonly string[];
  supportTo: readonly string[];
  backofficeUrl: string;
}

interface NewMail {
  kind: MailRow["kind"];
  lead: LeadRow;
  /** From the settings, or the one that a visitor typed. */
  recipients: readonly string[];
  /** Limits how many mails one mailbox gets: anybody can type a stranger's address. */
  typedByVisitor?: boolean;
  from: string;
  /** The only place in a header where something that a visitor typed may stand. */
  replyTo: string | null;
  /** Ours alone: a visitor's words never reach a subject. */
  subject: string;
  letter: MailContent;
  /** Milliseconds that it waits for call 2; none: it goes out at once. */
  holdMs?: number;
}

/** A row for each recipient, ready for the outbox: each is sent, retried and given up by itself. */
export function createMailRows(mail: NewMail): MailRow[] {
  const body = { text: renderMailText(mail.letter), html: renderMailHtml(mail.letter) };
  return mail.recipients.map((recipient) => createMailRow(mail, recipient, body));
}

function createMailRow(
  mail: NewMail,
  recipient: string,
  body: { text: string; html: string },
): MailRow {
  const { lead, holdMs } = mail;
  const id = randomUUID();
  return {
    id,
    lead_id: lead.id,
    kind: mail.kind,
    state: holdMs === undefined ? "pending" : "held",
    sender: mail.from,
    recipient,
    mailbox: mail.typedByVisitor ? toMailbox(recipient) : null,
    reply_to: mail.replyTo,
    subject: mail.subject,
    body_text: body.text,
    body_html: body.html,
    message_id: `<${id}@${findDomain(mail.from)}>`,
    attempts: 0,
    due_at: lead.created_at + (holdMs ?? 0),
    lease_until: null,
    last_error: null,
    sent_at: null,
    created_at: lead.created_at,
  };
}

function findDomain(from: string): string {
  return /@([a-z0-9.-]+)/i.exec(from)?.[1] ?? "localhost";
}
