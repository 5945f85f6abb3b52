/** Why a mail did not go out: a sentence for the desk, and whether trying again can't help. */
export interface Failure {
  sentence: string;
  hopeless: boolean;
}

/** What nodemailer adds to its errors. */
interface SmtpError extends Error {
  command?: string;
  responseCode?: number;
  response?: string;
}

/**
 * A recipient that does not exist and a message that the server will not have stay so; a wrong
 * password, a refused relay or a full mailbox can be mended, so those are tried again.
 */
export function describeFailure(error: unknown): Failure {
  const { command, responseCode = 0, response, message } = toError(error);
  if (responseCode === 0) {
    return { sentence: tidy(`The mail server can't be reached: ${message}`), hopeless: false };
  }
  const hopeless =
    responseCode >= 500 &&
    (command === "DATA" || (command === "RCPT TO" && isUnknownMailbox(responseCode, response)));
  return { sentence: tidy(`The mail server said: ${response ?? message}`), hopeless };
}

/** By the enhanced status code where there is one (RFC 3463), else by the plain one (RFC 5321). */
function isUnknownMailbox(code: number, response = ""): boolean {
  const enhanced = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(response)?.[0];
  if (enhanced) return enhanced.startsWith("5.1.") || enhanced === "5.2.1";
  return code === 550 || code === 551 || code === 553;
}

function toError(error: unknown): SmtpError {
  return error instanceof Error ? error : new Error(String(error));
}

function tidy(sentence: string): string {
  return sentence.replace(/\s+/g, " ").slice(0, 500);
}
