import type { PrivacyRequestKind } from "@crm/contract/extensions/privacy-requests";
import type { StoringCall } from "@crm/contract/extensions/undelivered-leads";
import type { FeedbackReason } from "@crm/contract/fields/feedback-reasons";
import type { Generated } from "kysely";
import type { AuditAction, AuditResource } from "../audit/audit-actions.ts";
import type { LeadStatus, LostReason } from "../leads/lead-status.ts";

/**
 * The types of the tables for Kysely. One set of migrations runs on SQLite and PostgreSQL: ids are
 * text from the app, instants are epoch milliseconds (bigint), flags are 0 or 1, JSON is text.
 */
export interface Database {
  leads: LeadRow;
  lead_events: LeadEventRow;
  /** What a lead is found by; `created_at` is the lead's. See `leads/lead-words.ts`. */
  lead_words: { word: string; created_at: number; lead_id: string };
  webhook_endpoints: WebhookEndpointRow;
  webhook_deliveries: WebhookDeliveryRow;
  idempotency_keys: IdempotencyRow;
  captcha_nonces: { nonce: string; expires_at: number };
  /** The library's counts, by hashed key; PostgreSQL only. See `limits/shared-counters.ts`. */
  rate_limits: { key: string; points: number; expire: number | null };
  mails: MailRow;
  undelivered_leads: UndeliveredRow;
  privacy_requests: PrivacyRequestRow;
  campaigns: { id: string; name: string; active: Flag; created_at: number };
  companies: { id: string; name: string; created_at: number };
  company_keys: CompanyKeyRow;
  workflows: { id: string; company_id: string; name: string; kind: "capture"; active: Flag };
  company_usage: CompanyUsageRow;
  captured_leads: CapturedLeadRow;
  categories: Versioned<CategoryRow>;
  articles: Omit<Versioned<ArticleRow>, "is_oversized" | "is_sample"> & {
    is_oversized: Generated<Flag | null>;
    is_sample: Generated<Flag>;
  };
  old_slugs: OldSlugRow;
  content_changes: ContentChangeRow;
  /**
   * One row, in slot 1: the number of the last content change, and until when articles were checked for
   * being due.
   */
  content_state: { slot: number; last_number: number; checked_until: number };
  article_feedback: FeedbackRow;
  search_misses: SearchMissRow;
  /** One row, in slot 1: the id that is also in `installation.json` under `DATA_DIR`. */
  installation: { slot: number; id: string };
  /** One row, in slot 1, on PostgreSQL only; see `secrets/seal-secrets.ts`. */
  shared_secrets: { slot: number } & SealedSecrets;
  /** Until when the work that one back office does for all is done; see `claim-work.ts`. */
  shared_work: { name: string; done_until: number };
  /** One row, in slot 1: the readiness check writes it, to see that the database can be written. */
  readiness_writes: { slot: number; written_at: number };
  app_reports: AppReportRow;
  alarms: AlarmRow;
  /** What people have set at the desk. */
  desk_settings: { name: string; value: string };
  /** Belongs to better-auth, which writes it; here it is only read. */
  auth_people: { id: string; name: string; email: string; role: string };
  audit_events: AuditRow;
  person_links: PersonLinkRow;
  /** SHA-256 of what each applied migration does; see `migration-hashes.ts`. */
  migration_hashes: { name: string; hash: string };
  /** Kysely's own list of applied migrations. */
  kysely_migration: { name: string; timestamp: string };
}

/** A row that people edit: each change increments its revision, starting at 1. */
type Versioned<Row extends { revision: number }> = Omit<Row, "revision"> & {
  revision: Generated<number>;
};

export type Flag = 0 | 1;

/** The secrets that all back offices on this database use, in a form that a backup does not reveal. */
export interface SealedSecrets {
  /** Random; for both other columns. */
  salt: string;
  /** Encrypted; null while there is no key. */
  sealed: string | null;
  /** A slow hash of all secrets together, which shows whether a process has the same. */
  fingerprint: string;
}

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

/** Another system that is told about new and changed leads. */
export interface WebhookEndpointRow {
  id: string;
  name: string;
  url: string;
  /** Whether it may be in our own network, without HTTPS. */
  is_internal: Flag;
  /** While 0, its deliveries wait. */
  active: Flag;
  /** Signs the deliveries. It must be readable, so the database and its backups contain it. */
  secret: string;
  /** The secret before; it signs too until `old_secret_until`. */
  old_secret: string | null;
  old_secret_until: number | null;
  created_at: number;
}

export type WebhookEvent = "lead.created" | "lead.updated" | "lead.erased";

export type DeliveryState = "pending" | "sending" | "delivered" | "dead";

/**
 * That an endpoint is told about a lead. The lead itself is read when it is sent, so nothing here needs
 * to be erased but the answer.
 */
export interface WebhookDeliveryRow {
  /** The `webhook-id`, the same in all attempts. */
  id: string;
  endpoint_id: string;
  lead_id: string;
  event: WebhookEvent;
  /** What happened to the lead. */
  change: LeadEventKind | "erased";
  state: DeliveryState;
  attempts: number;
  /** Earliest next attempt; of a dead one, when it was given up. */
  due_at: number;
  lease_until: number | null;
  /** Of the last attempt: the status, when there was an answer, and its beginning or what went wrong. */
  status: number | null;
  answer: string | null;
  delivered_at: number | null;
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

/**
 * held: waits for call 2 or for `due_at`; dead: given up after five days, shown at the desk;
 * suppressed: not sent, because its mailbox has reached the limit; shown at the desk.
 */
export type MailState = "held" | "pending" | "sending" | "sent" | "dead" | "suppressed";

export interface MailRow {
  id: string;
  lead_id: string | null;
  kind:
    | "demo-booking"
    | "demo-confirmation"
    | "enterprise-inquiry"
    | "contact-message"
    | "lead-reminder"
    | "monday-mail"
    | "alarm"
    | "password-link"
    | "privacy-confirmation"
    | "privacy-answer"
    /** Says that everything was erased; it is deleted itself once it is sent. */
    | "privacy-erased";
  state: MailState;
  sender: string;
  /** One address. */
  recipient: string;
  /** The recipient normalized by `toMailbox`, when a visitor typed it; null for our own addresses. */
  mailbox: string | null;
  reply_to: string | null;
  subject: string;
  body_text: string;
  body_html: string;
  /** Does not change, so that mail programs recognize a mail sent twice after a crash. */
  message_id: string;
  attempts: number;
  /** Earliest next attempt. For a held mail: when it is sent without call 2. */
  due_at: number;
  lease_until: number | null;
  last_error: string | null;
  sent_at: number | null;
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

export interface CompanyKeyRow {
  id: string;
  company_id: string;
  /** SHA-256 of the key; the key itself is shown once and never stored. */
  hash: string;
  label: string;
  created_at: number;
  revoked_at: number | null;
  /** To the minute; see `recordKeyUse`. */
  last_used_at: number | null;
}

/** Entries of a company in one period: a day 2026-11-21, a month 2026-11 or a year 2026, in India. */
export interface CompanyUsageRow {
  company_id: string;
  period: string;
  entries: number;
}

/** A lead that a customer's website sent with the lead API. It belongs to that customer. */
export interface CapturedLeadRow {
  id: string;
  company_id: string;
  /** The workflow that accepted it; null for leads from before it was stored. */
  workflow_id: string | null;
  email: string | null;
  name: string | null;
  phone: string | null;
  company_name: string | null;
  company_size: string | null;
  message: string | null;
  /** Named fields without a column, and unknown ones, as JSON. */
  extras: string | null;
  /** The email normalized by `toMailbox`, and the phone number in E.164; null when they are not valid. */
  mailbox: string | null;
  phone_e164: string | null;
  created_at: number;
}

export interface CategoryRow {
  id: string;
  section: "help" | "blog";
  name: string;
  slug: string;
  /** Help only. */
  type: "module" | "whatsapp" | null;
  position: number;
  created_at: number;
  updated_at: number;
  /** Detects that somebody else has saved a change in the meantime. */
  revision: number;
}

/** A former slug of a published article or a category: its address redirects to the current one. */
export interface OldSlugRow {
  section: "help" | "blog";
  kind: "article" | "category";
  slug: string;
  /** The article or category that had it. Its current slug is looked up, so there are no chains. */
  target_id: string;
  created_at: number;
}

export interface ArticleRow {
  id: string;
  section: "help" | "blog";
  category_id: string;
  /** Help only: which of the category's four lists contains it. */
  list: "FastArticles" | "SecondArticles" | "ThirdArticles" | "ForthArticles" | null;
  position: number;
  title: string;
  slug: string;
  image: string | null;
  /** Alternative text of the picture. */
  image_alt: string | null;
  excerpt: string | null;
  meta_description: string | null;
  /** Sanitized HTML. */
  content: string;
  /** null: a draft. In the future: scheduled. Past: published. */
  published_at: number | null;
  created_at: number;
  updated_at: number;
  /** Like a category's revision; a change of its place in the list counts too. */
  revision: number;
  /** Whether its text exceeds the limits for new texts; null until it is measured. */
  is_oversized: Flag | null;
  /** Whether it is the seed's text, which nobody has saved at the desk yet. */
  is_sample: Flag;
}

/** A change of published content. Each copy of the site reads those that it has not seen yet. */
export interface ContentChangeRow {
  number: number;
  /** What the site calls its cursor. */
  id: string;
  /** The site's changed pages, as JSON. */
  paths: string;
  at: number;
}

/** One reader's feedback, without any data about the reader. */
export interface FeedbackRow {
  id: string;
  article_id: string;
  helpful: Flag;
  reason: FeedbackReason | null;
  note: string | null;
  created_at: number;
}

/** A search with no results, normalized by `normalizeMiss`. */
export interface SearchMissRow {
  term: string;
  count: number;
  last_at: number;
}

/** What fails at one copy of the site or the back office, as that copy last reported it. */
export interface AppReportRow {
  /** The copy, as `nameCopy` names it. */
  source: string;
  reported_at: number;
  /** The sentences of its failing readiness checks by name, as JSON. */
  failing: string;
}

/** Something that the owner is told by mail, once for each kind; see `alarms/alarms.ts`. */
export interface AlarmRow {
  kind: string;
  /** When it began; null while all is well. */
  since: number | null;
  /** The last mail that says that it lasts. */
  mailed_at: number | null;
  /** Whether a mail has been written since it began, so that another one must say that it is over. */
  is_told: Generated<Flag>;
}

/** What a person did at the desk, or what happened to their account. */
export interface AuditRow {
  id: string;
  at: number;
  /** Null: nobody was signed in. */
  person_id: string | null;
  /** The name at that time, which stays when the person is removed. */
  person_name: string | null;
  action: AuditAction;
  resource: AuditResource;
  resource_id: string | null;
  /** JSON, never with what a lead or visitor has sent. */
  details: string | null;
}

/** A link that lets a person choose a password, once. */
export interface PersonLinkRow {
  /** SHA-256 of the token in the link, which is stored nowhere. */
  token_hash: string;
  purpose: "invitation" | "password";
  person_id: string;
  expires_at: number;
}
