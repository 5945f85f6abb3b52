import type { LeadContext } from "@crm/contract/fields/context";
import type { LeadKind, LeadReview } from "../../db/rows/lead-rows.ts";
import type { LeadStatus, LostReason } from "../../leads/lead-status.ts";
import type { LeadView } from "../leads/view-names.ts";
import type { Mail } from "./mail-shapes.ts";
import type { DeskError, Page } from "./shapes.ts";

export interface Lead {
  id: string;
  kind: LeadKind;
  name: string | null;
  email: string | null;
  phone: string | null;
  companyName: string | null;
  companySize: string | null;
  choice: string | null;
  message: string | null;
  /** Demo: the campaign's name. */
  source: string | null;
  extras: Record<string, unknown> | null;
  context: LeadContext | null;
  /** Why it was held for review; null when it never was. */
  review: LeadReview | null;
  /** Whether it is still held: nobody has released it. */
  isHeld: boolean;
  createdAt: string;
}

/** A lead with what has been done about it. */
export interface QueuedLead extends Lead {
  /** The phone number in E.164, when it is a valid one. */
  phoneE164: string | null;
  /** Where the visitor came from, in one word. */
  origin: string | null;
  status: LeadStatus;
  lostReason: LostReason | null;
  /** Who takes care of it; the name is null when the person has left. */
  owner: { id: string; name: string | null } | null;
  nextStep: string | null;
  nextStepAt: string | null;
  answerDueAt: string;
  answeredAt: string | null;
  /** Sent with a change, so that nobody overwrites what they have not seen. */
  changedAt: string;
}

/** A page of the queue; there may be more leads than `total` when it is capped. */
export interface LeadPage extends Page<QueuedLead> {
  meta: { isCapped: boolean };
}

/** A number of leads; `isCapped` when there may be more. */
export interface LeadCount {
  total: number;
  isCapped: boolean;
}

/** How many leads each view contains. */
export type LeadCounts = Record<LeadView, LeadCount>;

/** The answer when somebody else has changed the lead meanwhile: the lead as it is now. */
export interface LeadConflictAnswer extends DeskError {
  lead: QueuedLead;
}

/** What a change of several leads did; each of the others says why it was not changed. */
export interface BulkReport {
  changed: QueuedLead[];
  failed: { id: string; message: string }[];
}

/** Who may own leads, whether new ones are assigned by turn, and the origins to filter by. */
export interface LeadOptions {
  owners: { id: string; name: string }[];
  isByTurn: boolean;
  origins: string[];
}

export interface LeadDetail extends QueuedLead {
  /** The person; see `ContactDetail`. */
  contactId: string;
  mails: Mail[];
}

/** A submission that was rejected after the site had thanked the visitor. */
export interface Undelivered
  extends Pick<
    Lead,
    | "id"
    | "kind"
    | "name"
    | "email"
    | "phone"
    | "companyName"
    | "companySize"
    | "choice"
    | "message"
    | "createdAt"
  > {
  /** The fields of its call, which people can correct. */
  fields: Record<string, unknown>;
  reason: string;
  attempts: number;
}
