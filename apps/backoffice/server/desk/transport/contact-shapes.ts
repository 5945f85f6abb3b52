import type { PrivacyRequestKind } from "@crm/contract/extensions/privacy-requests";
import type { LeadEventKind } from "../../db/rows/lead-rows.ts";
import type { QueuedLead } from "./lead-shapes.ts";
import type { Mail } from "./mail-shapes.ts";

/** Everything of one person, each list the newest first. */
export interface ContactDetail {
  id: string;
  /** From the newest lead that has it. */
  name: string | null;
  email: string | null;
  /** With spaces, when it is a valid number. */
  phone: string | null;
  companyName: string | null;
  leads: QueuedLead[];
  events: ContactEvent[];
  mails: Mail[];
  /** Other people whose leads have the same number. They may be somebody else. */
  samePhone: { id: string; name: string }[];
}

/** Something that happened to one of the person's leads. */
export interface ContactEvent {
  id: string;
  leadId: string;
  kind: LeadEventKind;
  /** Who did it; null: the visitor or the back office itself. */
  person: string | null;
  /** See `LeadEventRow`; the owners are names. */
  details: Record<string, unknown>;
  createdAt: string;
}

/** What a person asks about their own data. */
export interface PrivacyRequest {
  id: string;
  kind: PrivacyRequestKind;
  /** Null once the person is erased. */
  email: string | null;
  message: string | null;
  confirmedAt: string;
  /** Until when it must be answered. */
  dueAt: string;
  /** Days until then, the begun one included; none or fewer when it is late. */
  daysLeft: number;
  answeredAt: string | null;
}

export interface PrivacyRequestDetail extends PrivacyRequest {
  /** Who answered it. */
  answeredBy: string | null;
  /** The person whose leads carry the confirmed email address. */
  contact: { id: string; name: string; leads: number } | null;
  /** Other people whose leads have the same number: the request does not cover them. */
  samePhone: { id: string; name: string }[];
}
