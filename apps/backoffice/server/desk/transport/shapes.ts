import type { LeadContext } from "@crm/contract/fields/context";
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
} from "../../db/schema.ts";
import type { LeadStatus, LostReason } from "../../leads/lead-status.ts";

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

export interface LeadDetail extends Lead {
  /** The person; see `ContactDetail`. */
  contactId: string;
  mails: Mail[];
}

/** A lead that a customer's website sent with the lead API. */
export interface CapturedLead {
  id: string;
  companyId: string;
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
  leads: ContactLead[];
  events: ContactEvent[];
  mails: Mail[];
  /** Other people whose leads have the same number. They may be somebody else. */
  samePhone: { id: string; name: string }[];
}

export interface ContactLead extends Lead {
  status: LeadStatus;
  lostReason: LostReason | null;
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
