/**
 * held: waits for call 2 or for `due_at`; dead: given up after five days, shown at the desk;
 * suppressed: not sent, because its mailbox has reached the limit; shown at the desk.
 */
export type MailState = "held" | "pending" | "sending" | "sent" | "dead" | "suppressed";

export interface MailRow {
  id: string;
  lead_id: string | null;
  kind:
    | "demo-booking"
    | "demo-confirmation"
    | "enterprise-inquiry"
    | "contact-message"
    | "lead-reminder"
    | "monday-mail"
    | "alarm"
    | "password-link"
    | "privacy-confirmation"
    | "privacy-answer"
    /** Says that everything was erased; it is deleted itself once it is sent. */
    | "privacy-erased";
  state: MailState;
  sender: string;
  /** One address. */
  recipient: string;
  /** The recipient normalized by `toMailbox`, when a visitor typed it; null for our own addresses. */
  mailbox: string | null;
  reply_to: string | null;
  subject: string;
  /** Does not change, so that mail programs recognize a mail sent twice after a crash. */
  message_id: string;
  attempts: number;
  /** Earliest next attempt. For a held mail: when it is sent without call 2. */
  due_at: number;
  lease_until: number | null;
  last_error: string | null;
  sent_at: number | null;
  created_at: number;
}

/** A mail's text is in a row of its own, which is not written again when the mail's state changes. */
export interface MailBodyRow {
  mail_id: string;
  body_text: string;
  body_html: string;
}

/** A mail with its text, as it is composed and sent. */
export type FullMail = MailRow & Omit<MailBodyRow, "mail_id">;
