import type { PrivacyRequest } from "./contact-shapes.ts";

/** The home page's figures; a part that the role does not allow is null. */
export interface Today {
  /** `undelivered` counts submissions that could not be stored and wait for a person. */
  leads: { today: number; week: number; undelivered: number } | null;
  /** Confirmed requests without an answer, for those who may answer them; `oldest` is due first. */
  privacyRequests: { waiting: number; oldest: PrivacyRequest | null } | null;
  /**
   * `waiting` includes `failedAttempts`: mails whose last attempt failed. `suppressed` counts the last seven
   * days; these mails need no action.
   */
  mails: { waiting: number; failedAttempts: number; dead: number; suppressed: number } | null;
  articles: { drafts: number; scheduled: number; published: number } | null;
}
