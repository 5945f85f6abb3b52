import { createTransport } from "nodemailer";
import type { FullMail } from "../db/rows/mail-rows.ts";

/** The connections to the mail server, kept open between mails. */
export interface Smtp {
  /**
   * Sends a mail to its one recipient.
   *
   * @throws the error of nodemailer when the server did not accept it
   */
  send(mail: FullMail): Promise<void>;
  close(): void;
}

/**
 * @param url `smtp://` or `smtps://`, with user and password where the server needs them
 * @param maxConnections mails that are sent at the same time
 */
export function connectSmtp(
  url: string,
  maxConnections: number,
  onError: (error: Error) => void,
): Smtp {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections,
    // A broken connection may have delivered the mail; the outbox decides about retries.
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
      await transport.sendMail({
        from: mail.sender,
        to: toAddress(mail.recipient),
        ...(mail.reply_to ? { replyTo: mail.reply_to.split(",").map(toAddress) } : {}),
        subject: mail.subject,
        text: mail.body_text,
        html: mail.body_html,
        messageId: mail.message_id,
        // The same at every attempt, so that a copy is recognized as the same mail.
        date: new Date(mail.created_at),
        headers: { "Auto-Submitted": "auto-generated" },
      });
    },
    close: () => transport.close(),
  };
}

/** Structured, so that nothing in an address can be read as another header or recipient. */
function toAddress(address: string) {
  return { name: "", address: address.trim() };
}
