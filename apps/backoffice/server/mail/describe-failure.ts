/** Why a mail was not sent: a sentence for the desk, and whether a retry is useless. */
export interface Failure {
  sentence: string;
  isPermanent: boolean;
}

/** What nodemailer adds to its errors. */
interface SmtpError extends Error {
  command?: string;
  responseCode?: number;
  response?: string;
}

/**
 * An unknown recipient and a message that the server rejects are permanent failures. A wrong
 * password, a rejected relay or a full mailbox can be fixed, so those are retried.
 */
export function describeFailure(error: unknown): Failure {
  const { command, responseCode = 0, response, message } = toError(error);
  if (responseCode === 0) {
    return {
      sentence: toOneLine(`The mail server can't be reached: ${message}`),
      isPermanent: false,
    };
  }
  const isPermanent =
    responseCode >= 500 &&
    (command === "DATA" || (command === "RCPT TO" && isUnknownMailbox(responseCode, response)));
  return { sentence: toOneLine(`The mail server said: ${response ?? message}`), isPermanent };
}

/** Uses the enhanced status code (RFC 3463) where there is one, else the plain one (RFC 5321). */
function isUnknownMailbox(code: number, response = ""): boolean {
  const enhanced = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(response)?.[0];
  if (enhanced) return enhanced.startsWith("5.1.") || enhanced === "5.2.1";
  return code === 550 || code === 551 || code === 553;
}

function toError(error: unknown): SmtpError {
  return error instanceof Error ? error : new Error(String(error));
}

function toOneLine(sentence: string): string {
  return sentence.replace(/\s+/g, " ").slice(0, 500);
}

/** For the log, which contains no personal data: mail servers often repeat the recipient's address. */
export function hideAddresses(sentence: string): string {
  return sentence.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, "<address>");
}
