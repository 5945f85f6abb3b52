import { outcomeMessages } from "@crm/contract/messages";
import type { Failure, FormName } from "./outcome.ts";
import { describeRetry } from "./retry-after.ts";

/** Why a submission was not accepted, for the visitor. */
export interface FailureText {
  text: string;
  /** When to try again, if a host has said so. */
  advice?: string;
}

/** Describes a failure of any form. A host's own words are shown only on the contact form. */
export function describeFailure(form: FormName, failure: Failure): FailureText {
  const general = { text: outcomeMessages.leadFailed };
  switch (failure.outcome) {
    case "error":
      return { text: failure.message };
    case "rejected":
      return form === "contact" && failure.message ? { text: failure.message } : general;
    case "unreachable":
      if (failure.retryAfterSeconds === undefined) return general;
      return { ...general, advice: describeRetry(failure.retryAfterSeconds) };
  }
}
