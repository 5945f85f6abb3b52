import type { FeedbackReason } from "@crm/contract/fields/feedback-reasons";
import type { Generated } from "kysely";

/**
 * The tables, as Kysely sees them. One set of migrations runs on SQLite and PostgreSQL: ids are
 * text made by the app, instants are epoch milliseconds (bigint), flags are 0 or 1, JSON is text.
 */
export interface Database {
  leads: LeadRow;
  idempotency_keys: IdempotencyRow;
  captcha_nonces: { nonce: string; expires_at: number };
  mails: MailRow;
  campaigns: { id: string; name: string; active: Flag; created_at: number };
  companies: { id: string; name: string; created_at: number };
  company_keys: CompanyKeyRow;
  workflows: { id: string; company_id: string; name: string; kind: "capture"; active: Flag };
  company_usage: CompanyUsageRow;
  categories: Versioned<CategoryRow>;
  articles: Omit<Versioned<ArticleRow>, "is_oversized"> & {
    is_oversized: Generated<Flag | null>;
  };
  old_slugs: OldSlugRow;
  article_feedback: FeedbackRow;
  search_misses: SearchMissRow;
  /** One row, in slot 1: the id that `installation.json` under `DATA_DIR` has, too. */
  installation: { slot: number; id: string };
  /** SHA-256 of what each applied migration does; see `migration-hashes.ts`. */
  migration_hashes: { name: string; hash: string };
  /** Kysely's own list of applied migrations. */
  kysely_migration: { name: string; timestamp: string };
}

/** A row that people change: each change counts its revision up, from 1. */
type Versioned<Row extends { revision: number }> = Omit<Row, "revision"> & {
  revision: Generated<number>;
};

export type Flag = 0 | 1;

export type LeadKind = "demo" | "enterprise" | "contact" | "capture";

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
  /** Kind demo: the campaign. Kinds enterprise and capture: the company. */
  campaign_id: string | null;
  company_id: string | null;
  /** Capture only: named fields without a column, and unknown ones, as JSON. */
  extras: string | null;
  /** Consent and attribution as JSON (`contextSchema` of the contract). */
  context: string | null;
  /** Why a person should look at it before anyone acts on it; null where nothing is odd. */
  review: LeadReview | null;
  created_at: number;
}

/** captcha-unchecked: the captcha's provider gave no answer, so the token was never judged. */
export type LeadReview = "captcha-unchecked";

export interface IdempotencyRow {
  call: string;
  key: string;
  /** SHA-256 of the body without its captcha token: the same key with another body is refused. */
  fingerprint: string;
  /** The body of the answer; only successes are kept, so its status is 200. */
  answer: string;
  lead_id: string | null;
  created_at: number;
}

/**
 * held: waits for call 2 or for `due_at`; dead: given up after five days, shown at the desk;
 * suppressed: not sent, because its mailbox got as many as the limit allows; shown at the desk.
 */
export type MailState = "held" | "pending" | "sending" | "sent" | "dead" | "suppressed";

export interface MailRow {
  id: string;
  lead_id: string | null;
  kind: "demo-booking" | "demo-confirmation" | "enterprise-inquiry" | "contact-message";
  state: MailState;
  sender: string;
  /** One address. */
  recipient: string;
  /** The recipient as `toMailbox` compares it, where a visitor typed it; null for our own addresses. */
  mailbox: string | null;
  reply_to: string | null;
  subject: string;
  body_text: string;
  body_html: string;
  /** Fixed when written, so that a mail sent twice after a crash is recognised as one. */
  message_id: string;
  attempts: number;
  /** Earliest next attempt. For a held mail: when it goes out without call 2. */
  due_at: number;
  lease_until: number | null;
  last_error: string | null;
  sent_at: number | null;
  created_at: number;
}

export interface CompanyKeyRow {
  id: string;
  company_id: string;
  /** SHA-256 of the key; the key itself is shown once and never stored. */
  hash: string;
  label: string;
  created_at: number;
  revoked_at: number | null;
}

/** Entries of a company in one period: a day 2026-11-21, a month 2026-11 or a year 2026, in India. */
export interface CompanyUsageRow {
  company_id: string;
  period: string;
  entries: number;
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
  /** Tells an editor who saves that somebody else was faster. */
  revision: number;
}

/** A slug that a published article or a category had before: its address leads on to the new one. */
export interface OldSlugRow {
  section: "help" | "blog";
  kind: "article" | "category";
  slug: string;
  /** Whose it was. What that one's slug is today is asked when needed, so no chain can arise. */
  target_id: string;
  created_at: number;
}

export interface ArticleRow {
  id: string;
  section: "help" | "blog";
  category_id: string;
  /** Help only: which of the category's four lists carries it. */
  list: "FastArticles" | "SecondArticles" | "ThirdArticles" | "ForthArticles" | null;
  position: number;
  title: string;
  slug: string;
  image: string | null;
  /** What the picture shows, for those who do not see it. */
  image_alt: string | null;
  excerpt: string | null;
  meta_description: string | null;
  /** Sanitized HTML. */
  content: string;
  /** null: a draft. In the future: scheduled. Past: published. */
  published_at: number | null;
  created_at: number;
  updated_at: number;
  /** As a category's; a change of its place in the list counts too. */
  revision: number;
  /** Whether its text is larger than the limits for new texts; null until it has been measured. */
  is_oversized: Flag | null;
}

/** One reader's answer; nothing about the reader. */
export interface FeedbackRow {
  id: string;
  article_id: string;
  helpful: Flag;
  reason: FeedbackReason | null;
  note: string | null;
  created_at: number;
}

/** A search that found nothing, as `normalizeMiss` writes it. */
export interface SearchMissRow {
  term: string;
  count: number;
  last_at: number;
}
