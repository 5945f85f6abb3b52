import type { MailRow, MailState } from "../../db/rows/mail-rows.ts";

export interface Mail {
  id: string;
  leadId: string | null;
  kind: MailRow["kind"];
  state: MailState;
  recipient: string;
  subject: string;
  attempts: number;
  dueAt: string;
  lastError: string | null;
  sentAt: string | null;
  createdAt: string;
}

export interface MailDetail extends Mail {
  sender: string;
  replyTo: string | null;
  messageId: string;
  /** Why the desk does not show its text; null: it shows it. */
  hidden: string | null;
}
