import type { PrivacyRequestKind } from "@crm/contract/extensions/privacy-requests";

/** What staff can do about a request. Only data, so that the desk's pages may import it. */
export const privacyAnswers = ["send-export", "erase", "confirm-correction", "withdraw"] as const;
export type PrivacyAnswer = (typeof privacyAnswers)[number];

/** The answer that each kind asks for. */
export const answerOfKind: Record<PrivacyRequestKind, PrivacyAnswer> = {
  access: "send-export",
  correction: "confirm-correction",
  erasure: "erase",
  withdrawal: "withdraw",
};
