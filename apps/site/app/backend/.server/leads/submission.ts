import { createHash } from "node:crypto";
import type { StoringCall } from "@crm/contract/extensions/undelivered-leads";

/**
 * verified: the captcha's provider has accepted the token. no-answer: the provider gave no usable
 * answer. left-to-host: the host that stores the lead verifies it. absent: the form was sent without
 * JavaScript, so its token is a placeholder and the lead is to be held for review. unavailable: the
 * same, because no captcha could be loaded in the browser. bad: the token is
 * invented, expired or used before, so only the host's first answer to the same submission counts.
 */
export type CaptchaResult =
  | "verified"
  | "no-answer"
  | "left-to-host"
  | "absent"
  | "unavailable"
  | "bad";

/** Whether a submission has a placeholder in place of a captcha's token. */
export function hasNoCaptcha({ captcha }: Pick<SubmissionContext, "captcha">): boolean {
  return captcha === "absent" || captcha === "unavailable";
}

/** Metadata sent with a form's fields. */
export interface SubmissionContext {
  /** Created when the form is opened and reused on a retry, so that a host stores one lead. */
  idempotencyKey: string;
  /** The visitor's address, for the rate limits of hosts that trust this site. */
  visitor: string;
  /** The site's knowledge about the captcha's token. */
  captcha: CaptchaResult;
  /** Aborted when the visitor must be answered, whatever the host does. */
  answerBy: AbortSignal;
}

/** A submission as it is sent, and as the spool keeps it. */
export interface Submission {
  /** The call that stores it. */
  call: StoringCall;
  /** That call's body, the same text on each try. */
  body: string;
  /** The captcha's token in the body. */
  token: string;
  context: SubmissionContext;
}

/** How the spool knows a submission again. */
export function identify({ call, body, context }: Submission) {
  const { recaptchaToken: _, ...content } = JSON.parse(body) as { recaptchaToken: string };
  const hash = createHash("sha256").update(JSON.stringify(content)).digest("hex");
  return { call, idempotency_key: context.idempotencyKey, content_hash: hash };
}
