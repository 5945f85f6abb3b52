import type { PrivacyRequestKind } from "@crm/contract/extensions/privacy-requests";
import type { StoringCall } from "@crm/contract/extensions/undelivered-leads";
import type { LeadStatus, LostReason } from "../../leads/lead-status.ts";

export type LeadKind = "demo" | "enterprise" | "contact";

export interface LeadRow {
  id: string;
  kind: LeadKind;
  email: string | null;
  /** Full name; the contact form's first and last name joined by a space. */
  name: string | null;
  phone: string | null;
  company_name: string | null;
  company_size: string | null;
  /** The contact form's `data`. */
  choice: string | null;
  message: string | null;
  /** Kind demo: the campaign. Kind enterprise: the company that the site names. */
  campaign_id: string | null;
  company_id: string | null;
  /** Captured leads used it, before they had a table of their own. */
  extras: string | null;
  /** Consent and attribution as JSON (`contextSchema` of the contract). */
  context: string | null;
  /** Where the visitor came from, in one word; see `lead-origin.ts`. */
  origin: string | null;
  /** Why it is held for review; null when no review is needed. */
  review: LeadReview | null;
  /** When a person released it; until then no mail goes to the typed address. */
  released_at: number | null;
  /** The e-mail address normalized by `toMailbox`. */
  mailbox: string | null;
  /** The phone number in E.164; null when what was typed is no valid number. */
  phone_e164: string | null;
  /** The person: the same in all leads from one mailbox; see `find-contact.ts`. */
  contact_id: string;
  status: LeadStatus;
  /** Only when the status is "lost". */
  lost_reason: LostReason | null;
  /** Who takes care of it, a person of the back office. */
  owner_id: string | null;
  /** What to do next, and when; null when nothing is planned. */
  next_step: string | null;
  next_step_at: number | null;
  /** When the owner was mailed that this next step is due. */
  reminded_at: number | null;
  /** Until when it must be answered; see `answer-clock.ts`. */
  answer_due_at: number;
  /** When it was first answered, that is, when it left the status "new" by hand; spam has none. */
  answered_at: number | null;
  changed_at: number;
  created_at: number;
}

export type LeadEventKind =
  | "received"
  | "released"
  | "status"
  | "owner"
  | "next-step"
  | "note"
  | "call"
  | "whatsapp"
  | "mail"
  | "corrected";

/** Something that happened to a lead, for its history and for other systems. */
export interface LeadEventRow {
  id: string;
  lead_id: string;
  contact_id: string;
  kind: LeadEventKind;
  /** Who did it; null: the visitor or the back office itself. */
  person_id: string | null;
  /** As JSON: what changed (`from`, `to`), or the text of a note and the outcome of a call. */
  details: string | null;
  created_at: number;
}

/**
 * captcha-unchecked: the captcha's provider gave no answer, or no captcha could be loaded.
 * captcha-absent: the form was sent without JavaScript, so there was no captcha to solve.
 */
export type LeadReview = "captcha-unchecked" | "captcha-absent";

export interface IdempotencyRow {
  call: string;
  key: string;
  /** SHA-256 of the body without its captcha token: the same key with another body is rejected. */
  fingerprint: string;
  /** The body of the answer; only successes are stored, so its status is 200. */
  answer: string;
  lead_id: string | null;
  created_at: number;
}

/** A submission that was rejected after the site had thanked the visitor; it waits for a person. */
export interface UndeliveredRow {
  /** The site's id of it, so that the site can hand it over again. */
  id: string;
  call: StoringCall;
  /** The idempotency key that the visitor's form had. */
  key: string;
  /** The call's body as JSON, without the captcha token; empty when it is settled. */
  fields: string;
  /** The answer with which it was rejected. */
  reason: string;
  attempts: number;
  received_at: number;
  /** When a person stored it as a lead or deleted it. The row stays for a while without its fields. */
  settled_at: number | null;
}

/** What a person asks about their own data; staff see it once its mail is confirmed. */
export interface PrivacyRequestRow {
  id: string;
  kind: PrivacyRequestKind;
  /** As typed; null once the person is erased. */
  email: string | null;
  mailbox: string | null;
  message: string | null;
  /** SHA-256 of the token in the confirmation mail; null once it is used. */
  token_hash: string | null;
  /** SHA-256 of the token of the download that was sent, and until when it works. */
  download_hash: string | null;
  download_until: number | null;
  created_at: number;
  confirmed_at: number | null;
  /** When and by whom it was done. */
  answered_at: number | null;
  answered_by: string | null;
}
