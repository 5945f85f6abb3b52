import { isIP } from "node:net";
import { grievanceContact } from "@crm/brand";
import { statusAnswer } from "@crm/contract/calls/answer";
import {
  type PrivacyRequest,
  privacyRequestMessages,
  privacyRequestsCapability,
  privacyRequestsPath,
} from "@crm/contract/extensions/privacy-requests";
import { FetchError } from "@crm/server-kit/fetch-json";
import type { DataOutcome } from "../../../forms/outcome.ts";
import { readRetryAfter } from "../../../forms/retry-after.ts";
import type { HasCapability } from "../hosts/capabilities.ts";
import type { CallExtension } from "../hosts/extension-client.ts";
import { readAnswer } from "../hosts/read-answer.ts";
import type { SignAssertion } from "../leads/sign-assertion.ts";
import type { SubmissionContext } from "../leads/submission.ts";
import { log } from "../log.ts";

/** What visitors ask about their own data, at a host that offers it. */
export interface OwnData {
  /** Whether the page may show its form. */
  offersOwnData(): Promise<boolean>;
  /** Never throws because of a host. The spool is not used: what was typed stays in the form. */
  requestOwnData(fields: PrivacyRequest, submission: SubmissionContext): Promise<DataOutcome>;
}

const { name, email } = grievanceContact;
const closed = `This form can't be used right now. Please write to ${name}: ${email}.`;
const badCaptcha: DataOutcome = {
  outcome: "invalid",
  errors: { recaptchaToken: privacyRequestMessages.captcha },
};

export function createOwnData(
  offers: HasCapability,
  signAssertion: SignAssertion,
  callExtension: CallExtension,
): OwnData {
  return {
    offersOwnData: () => offers(privacyRequestsCapability),

    async requestOwnData(fields, submission) {
      if (submission.captcha === "bad") return badCaptcha;
      if (!(await offers(privacyRequestsCapability))) return { outcome: "error", message: closed };
      const { visitor } = submission;
      const assertion = await signAssertion(submission, fields.recaptchaToken);
      const known = isIP(visitor) === 0 ? {} : { visitor };
      const request = { body: fields, assertion, ...known };
      const answer = await callExtension(privacyRequestsPath, request).catch(fail);
      if (!answer) return { outcome: "unreachable" };
      // The fields are checked already, so the host rejects the captcha.
      if (answer.status === 400) return badCaptcha;
      const verdict = readAnswer(privacyRequestsPath, statusAnswer, answer.body);
      if (answer.status < 300 && verdict?.status) return { outcome: "booked" };
      const retryAfterSeconds = readRetryAfter(answer.headers["retry-after"] ?? null);
      if (retryAfterSeconds === undefined) return { outcome: "unreachable" };
      return { outcome: "unreachable", retryAfterSeconds };
    },
  };
}

function fail(error: unknown): undefined {
  if (!(error instanceof FetchError)) throw error;
  log.warn({ reason: error.message }, "A request about data could not be sent");
  return undefined;
}
