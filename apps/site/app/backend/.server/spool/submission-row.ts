import type { StoringCall } from "@crm/contract/extensions/undelivered-leads";

/** waiting: for its next attempt; forwarding: an attempt is running; dead: the host has rejected it. */
export type SpoolState = "waiting" | "forwarding" | "forwarded" | "dead";

/** What distinguishes a submission from others. */
export interface SubmissionIdentity {
  call: StoringCall;
  idempotency_key: string;
  /** SHA-256 of the fields without the captcha token, which is new on each try. */
  content_hash: string;
  /** SHA-256 of the captcha token, which is valid for one submission. */
  token_hash: string;
}

export interface SpooledSubmission extends Omit<SubmissionIdentity, "token_hash"> {
  number: number;
  id: string;
  token_hash: string | null;
  /** The call to make next: the one that stores the submission, then 2 for a demo booking. */
  next_call: StoringCall | 2;
  /** The storing call's body, as it was sent the first time. Empty when the row is forwarded. */
  body: string;
  /** The signed verdict about the captcha, see `spooled-leads.ts` of the contract. */
  verdict: string;
  captcha: "verified" | "unanswered" | "absent";
  received_at: number;
  state: SpoolState;
  attempts: number;
  /** Attempts in which the host may have stored the submission, with the running one. */
  unclear: number;
  due_at: number;
  lease_until: number | null;
  last_failure: string | null;
  settled_at: number | null;
}

/** A submission that the host has not clearly answered; with a lease while its attempt still runs. */
export type NewSubmission = SubmissionIdentity &
  Pick<SpooledSubmission, "next_call" | "body" | "verdict" | "captcha"> & {
    unclear: number;
    dueAt: number;
    isRunning: boolean;
    failure: string | null;
  };

/** known: this submission is stored already. token-used: its captcha belongs to another one. */
export type Known = "known" | "token-used";

/** Counts by state, and when the oldest unforwarded submission arrived. */
export interface SpoolStatus {
  counts: Record<SpoolState, number>;
  oldestWaitingAt: number | undefined;
}
