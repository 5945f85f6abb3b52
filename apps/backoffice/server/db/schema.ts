import type { Generated } from "kysely";
import type { CapturedLeadRow, CompanyKeyRow, CompanyUsageRow } from "./rows/company-rows.ts";
import type {
  ArticleCountRow,
  ArticleRow,
  CategoryRow,
  ContentChangeRow,
  FeedbackRow,
  OldSlugRow,
  SearchMissRow,
} from "./rows/content-rows.ts";
import type {
  ArticleEditorRow,
  ArticleTrashRow,
  ArticleVersionRow,
  WorkingCopyRow,
} from "./rows/editing-rows.ts";
import type { Flag } from "./rows/flag.ts";
import type {
  IdempotencyRow,
  LeadEventRow,
  LeadRow,
  PrivacyRequestRow,
  UndeliveredRow,
} from "./rows/lead-rows.ts";
import type { MailBodyRow, MailRow } from "./rows/mail-rows.ts";
import type {
  AlarmRow,
  AppReportRow,
  AuditRow,
  PersonLinkRow,
  SealedSecrets,
} from "./rows/operation-rows.ts";
import type { PictureRow, PictureUseRow } from "./rows/picture-rows.ts";
import type {
  SearchPostingRow,
  SearchQueueRow,
  SearchTextRow,
  SearchWordRow,
} from "./rows/search-rows.ts";
import type { WebhookDeliveryRow, WebhookEndpointRow } from "./rows/webhook-rows.ts";

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
  mail_bodies: MailBodyRow;
  undelivered_leads: UndeliveredRow;
  privacy_requests: PrivacyRequestRow;
  campaigns: { id: string; name: string; active: Flag; created_at: number };
  companies: { id: string; name: string; created_at: number };
  company_keys: CompanyKeyRow;
  workflows: { id: string; company_id: string; name: string; kind: "capture"; active: Flag };
  company_usage: CompanyUsageRow;
  captured_leads: CapturedLeadRow;
  categories: Versioned<CategoryRow>;
  articles: Omit<Versioned<ArticleRow>, "is_oversized" | "is_sample" | "last_published_at"> & {
    is_oversized: Generated<Flag | null>;
    last_published_at: Generated<number | null>;
    is_sample: Generated<Flag>;
  };
  article_counts: ArticleCountRow;
  article_working_copies: Omit<Versioned<WorkingCopyRow>, "tab" | "problem"> & {
    tab: Generated<string | null>;
    problem: Generated<string | null>;
  };
  article_versions: ArticleVersionRow;
  article_trash: ArticleTrashRow;
  article_editors: ArticleEditorRow;
  pictures: Omit<PictureRow, PictureDefaults> & {
    [Name in PictureDefaults]: Generated<PictureRow[Name]>;
  };
  picture_uses: Omit<PictureUseRow, "working_copy" | "version"> & {
    working_copy: Generated<string | null>;
    version: Generated<number | null>;
  };
  old_slugs: OldSlugRow;
  content_changes: ContentChangeRow;
  /**
   * One row, in slot 1: the number of the last content change, and until when articles were checked for
   * being due.
   */
  content_state: { slot: number; last_number: number; checked_until: number };
  article_feedback: Omit<FeedbackRow, "done_at" | "done_by"> & {
    done_at: Generated<number | null>;
    done_by: Generated<string | null>;
  };
  search_misses: SearchMissRow;
  search_texts: SearchTextRow;
  search_words: SearchWordRow;
  search_postings: SearchPostingRow;
  search_queue: SearchQueueRow;
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

/** The columns of a picture that have a value when it is added. */
type PictureDefaults = "alt" | "replaced_by" | "variants" | "failed_tries" | "claimed_until";

/** A row that people edit: each change increments its revision, starting at 1. */
type Versioned<Row extends { revision: number }> = Omit<Row, "revision"> & {
  revision: Generated<number>;
};
