import { randomUUIDv7 } from "node:crypto";
import type { LeadRow } from "../../db/rows/lead-rows.ts";
import type { FullMail } from "../../db/rows/mail-rows.ts";
import { toMailbox } from "../mailbox.ts";
import { renderFromLayout } from "./fill-layout.ts";
import type { MailContent } from "./mail-content.ts";
import { renderMailText } from "./mail-text.ts";

/** The sender, the team's recipients and the desk's address; the same for every mail. */
export interface MailAddresses {
  from: string;
  salesTo: readonly string[];
  supportTo: readonly string[];
  backofficeUrl: string;
}

interface NewMail {
  kind: FullMail["kind"];
  /** The lead that it is about; an alarm has only a time. */
  lead: Pick<LeadRow, "created_at"> & { id: string | null };
  /** From the settings, or the one that a visitor typed. */
  recipients: readonly string[];
  /** Limits how many mails one mailbox gets, because anybody can type a stranger's address. */
  typedByVisitor?: boolean;
  from: string;
  /** May be the address that a visitor typed. */
  replyTo: string | null;
  /** Our own text; in mails to the team also the visitor's name, through `toSubjectName`. */
  subject: string;
  content: MailContent;
  /** How long the mail waits for call 2. Milliseconds; undefined: it is sent at once. */
  holdMs?: number;
}

/** Creates one outbox row for each recipient; each is sent and retried independently. */
export function createMailRows(mail: NewMail): FullMail[] {
  const body = renderMail(mail.content);
  return mail.recipients.map((recipient) => createMailRow(mail, recipient, body));
}

interface MailBody {
  text: string;
  html: string;
}

/** A content that is the same object for everybody is rendered once. */
const rendered = new WeakMap<MailContent, MailBody>();

function renderMail(content: MailContent): MailBody {
  const known = rendered.get(content);
  if (known) return known;
  const body = { text: renderMailText(content), html: renderFromLayout(content) };
  rendered.set(content, body);
  return body;
}

function createMailRow(mail: NewMail, recipient: string, body: MailBody): FullMail {
  const { lead, holdMs } = mail;
  const id = randomUUIDv7();
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
