import { createTransport, type SentMessageInfo } from "nodemailer";
import type { MailRow } from "../db/schema.ts";

/** The connection to the mail server, kept open between mails. */
export interface Smtp {
  /**
   * Hands a mail over.
   *
   * @returns the addresses that the server refused while it took the mail for the others
   * @throws Error of nodemailer when it took it for nobody
   */
  send(mail: MailRow): Promise<string[]>;
  close(): void;
}

/** @param url `smtp://` or `smtps://`, with user and password where the server wants them */
export function connectSmtp(url: string, onError: (error: Error) => void): Smtp {
  const transport = createTransport({
    url,
    pool: true,
    // The outbox sends one mail at a time.
    maxConnections: 1,
    // A connection that breaks may have delivered already; when to try again is the outbox's matter.
    maxRequeues: 0,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as Parameters<typeof createTransport>[0]);
  transport.on("error", onError);
  return {
    async send(mail) {
      const info: SentMessageInfo = await transport.sendMail({
        from: mail.sender,
        to: splitAddresses(mail.recipient),
        ...(mail.reply_to ? { replyTo: splitAddresses(mail.reply_to) } : {}),
        subject: mail.subject,
        text: mail.body_text,
        html: mail.body_html,
        messageId: mail.message_id,
        // The same at every attempt, so that a copy is the same mail to the byte.
        date: new Date(mail.created_at),
        headers: { "Auto-Submitted": "auto-generated" },
      });
      return (info.rejected ?? []).map(String);
    },
    close: () => transport.close(),
  };
}

/** Structured, so that nothing in an address can be read as another header or recipient. */
function splitAddresses(list: string) {
  return list.split(",").map((address) => ({ name: "", address: address.trim() }));
}
