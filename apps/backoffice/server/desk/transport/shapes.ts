import type { PrivacyRequestKind } from "@crm/contract/extensions/privacy-requests";
import type { LeadContext } from "@crm/contract/fields/context";
import type { subscriptionLimits } from "@crm/contract/pricing/plans";
import type { AuditAction, AuditResource } from "../../audit/audit-actions.ts";
import type { RightsOfRole } from "../../auth/rights.ts";
import type { Role } from "../../auth/roles.ts";
import type {
  ArticleRow,
  CategoryRow,
  FeedbackRow,
  LeadEventKind,
  LeadKind,
  LeadReview,
  MailRow,
  MailState,
  WebhookDeliveryRow,
} from "../../db/schema.ts";
import type { LeadStatus, LostReason } from "../../leads/lead-status.ts";
import type { LeadView } from "../leads/lead-views.ts";

/**
 * The types of the desk's REST answers: instants are ISO 8601 text, absent values are null. There are
 * only types here, so the pages can share them without bundling server code.
 */
export interface Page<Item> {
  data: Item[];
  total: number;
}

/** An error answer: a message for people, and one for each invalid field. */
export interface DeskError {
  message: string;
  errors?: Record<string, string>;
  /** Until the password is changed, only signing out and changing it are allowed. */
  reason?: "password-change-required";
}

/** The current session; null when nobody is signed in, which is no error. */
export interface SessionAnswer {
  session: Session | null;
}

export interface Session {
  person: { id: string; name: string; email: string; role: Role };
  /** What this person's role allows, by resource. */
  may: RightsOfRole;
  /** False when no mail server is set: mails then wait in the outbox. */
  mailServer: boolean;
  /** Whether the person has signed in with a generated password and has to choose their own. */
  mustChangePassword: boolean;
}

/** The home page's figures; a part that the role does not allow is null. */
export interface Today {
  /** `undelivered` counts submissions that could not be stored and wait for a person. */
  leads: { today: number; week: number; undelivered: number } | null;
  /**
   * `waiting` includes `failedAttempts`: mails whose last attempt failed. `suppressed` counts the last seven
   * days; these mails need no action.
   */
  mails: { waiting: number; failedAttempts: number; dead: number; suppressed: number } | null;
  articles: { drafts: number; scheduled: number; published: number } | null;
}

/** Something that is configured; `value` is null when it is not set. Never a secret. */
export interface ConfiguredSetting {
  name: string;
  value: string | null;
  /** The variable of whoever runs the server; null when there are several. */
  variable: string | null;
}

export interface DeskSettings {
  settings: ConfiguredSetting[];
  /** Facts about the business that are still examples or undecided. */
  openFacts: string[];
}

/** One's own Monday mail; only some roles get it. */
export interface MondayMailChoice {
  isOn: boolean;
  isForRole: boolean;
}

/** The mail server has accepted the test mail. */
export interface TestMailAnswer {
  recipient: string;
}

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

/** How many leads each view contains. */
export type LeadCounts = Record<LeadView, { total: number; isCapped: boolean }>;

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

/** A customer of the lead API, in the list. */
export interface Company {
  id: string;
  name: string;
  workflows: number;
  activeWorkflows: number;
  activeKeys: number;
  entriesThisMonth: number;
  /** When any of its keys was last used. */
  lastUsedAt: string | null;
  createdAt: string;
}

export interface CompanyDetail extends Pick<Company, "id" | "name" | "createdAt"> {
  /** The lead API's address for this company. */
  address: string;
  keys: {
    id: string;
    label: string;
    createdAt: string;
    lastUsedAt: string | null;
    revokedAt: string | null;
  }[];
  workflows: { id: string; name: string; active: boolean }[];
  /** Entries in the current day, month and year in India. */
  usage: Record<keyof typeof subscriptionLimits, number>;
}

/** The only answer that has the key itself. */
export interface NewKey {
  key: string;
}

/** A lead that a customer's website sent with the lead API. */
export interface CapturedLead {
  id: string;
  company: { id: string; name: string };
  /** The phone number in E.164, when it is valid. */
  phoneE164: string | null;
  /** The name of the workflow that accepted it. */
  workflow: string | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  companyName: string | null;
  companySize: string | null;
  message: string | null;
  extras: Record<string, unknown> | null;
  createdAt: string;
}

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

export interface Mail {
  id: string;
  leadId: string | null;
  kind: MailRow["kind"];
  state: MailState;
  recipient: string;
  subject: string;
  attempts: number;
  dueAt: string;
  lastError: string | null;
  sentAt: string | null;
  createdAt: string;
}

/** Another system that is told about leads. */
export interface Webhook {
  id: string;
  name: string;
  url: string;
  isInternal: boolean;
  active: boolean;
  /** Until when messages are signed by the secret before too. */
  oldSecretUntil: string | null;
  createdAt: string;
  /** Only in the answer that made it. */
  secret?: string;
}

export interface WebhookDelivery {
  id: string;
  leadId: string;
  event: WebhookDeliveryRow["event"];
  change: WebhookDeliveryRow["change"];
  state: WebhookDeliveryRow["state"];
  attempts: number;
  dueAt: string;
  /** Of the last attempt. */
  status: number | null;
  answer: string | null;
  deliveredAt: string | null;
  createdAt: string;
}

/** What came of a test message. */
export interface WebhookTest {
  isDelivered: boolean;
  status: number | null;
  answer: string;
}

export interface MailDetail extends Mail {
  sender: string;
  replyTo: string | null;
  messageId: string;
}

export type ArticleStatus = "draft" | "scheduled" | "published";

export interface Article {
  id: string;
  section: ArticleRow["section"];
  categoryId: string;
  categoryName: string;
  list: ArticleRow["list"];
  title: string;
  slug: string;
  image: string | null;
  status: ArticleStatus;
  publishedAt: string | null;
  createdAt: string;
  updatedAt: string;
  revision: number;
  /** Its text exceeds the limits: the site shows it without headings, links and pictures. */
  isOversized: boolean;
  /** It came with the software, and nobody has saved it since. */
  isSample: boolean;
  /** Its address on the site, for published ones. */
  siteUrl: string | null;
}

export interface ArticleDetail extends Article {
  imageAlt: string | null;
  /** Published articles whose text links to this published one. */
  linkedFrom: { id: string; title: string }[];
  excerpt: string | null;
  metaDescription: string | null;
  content: string;
}

export interface Category {
  id: string;
  section: CategoryRow["section"];
  name: string;
  slug: string;
  type: CategoryRow["type"];
  /** How many articles it has, in any status. */
  articles: number;
  /** Whether the site always has a page for it. */
  fixed: boolean;
}

export interface CategoryDetail extends Category {
  revision: number;
  /** Help only: its articles by list, in order. */
  lists: Record<string, ListedArticle[]> | null;
}

export type ListedArticle = Pick<Article, "id" | "title" | "status">;

/** An uploaded picture. */
export interface UploadedPicture {
  /** Its path on the back office, for an article's picture or text. */
  address: string;
  /** Its size in a text. CSS pixels. */
  width: number;
  height: number;
}

/** Readers' feedback on one article; its id is the article's. */
export interface Feedback {
  id: string;
  title: string;
  section: ArticleRow["section"];
  helpful: number;
  unhelpful: number;
  lastAt: string;
}

export interface FeedbackDetail extends Feedback {
  siteUrl: string;
  /** The reasons of readers whom it did not help; null: no reason was chosen. */
  reasons: { reason: FeedbackRow["reason"]; count: number }[];
  notes: { id: string; reason: FeedbackRow["reason"]; note: string; createdAt: string }[];
}

/** A search with no results; its id is the term. */
export interface SearchMiss {
  id: string;
  term: string;
  count: number;
  lastAt: string;
}

/** One line of the audit trail. */
export interface AuditEvent {
  id: string;
  at: string;
  /** Null: nobody was signed in. */
  personId: string | null;
  personName: string | null;
  action: AuditAction;
  resource: AuditResource;
  resourceId: string | null;
  details: Record<string, string | number> | null;
}

/** Somebody who is named in the audit trail. */
export interface AuditPerson {
  id: string;
  name: string;
}

/** A person at the desk. */
export interface DeskPerson {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** Invited people have no password yet. */
  isInvited: boolean;
  /** Whether an authenticator app is asked for at sign-in. */
  twoStep: boolean;
  lastSeenAt: string | null;
}

/** A person after an administrator's change. */
export interface ChangedPerson extends DeskPerson {
  /** A link for a password, which can't be shown again; absent when it was mailed. */
  link?: string;
}

/** One's own account. */
export interface Account {
  name: string;
  email: string;
  role: Role;
  twoStep: boolean;
  sessions: AccountSession[];
}

export interface AccountSession {
  id: string;
  /** Such as "Firefox on Windows". */
  browser: string;
  startedAt: string;
  /** To the day: a session in use is extended once a day. */
  lastUsedAt: string;
  isCurrent: boolean;
}

/** What an authenticator app needs, and the codes for the day when it is lost. */
export interface TwoStepSetup {
  uri: string;
  recoveryCodes: string[];
}
