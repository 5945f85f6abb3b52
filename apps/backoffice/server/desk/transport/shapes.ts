import type { LeadContext } from "@crm/contract/fields/context";
import type { Role } from "../../auth/roles.ts";
import type {
  ArticleRow,
  CategoryRow,
  FeedbackRow,
  LeadKind,
  LeadReview,
  MailRow,
  MailState,
} from "../../db/schema.ts";

/**
 * What the desk's REST answers and its pages read: instants are ISO 8601 text, absent is null.
 * Types only, so that the pages share them without taking server code into the browser.
 */
export interface Page<Item> {
  data: Item[];
  total: number;
}

/** A refused request: a sentence for people, and one for each field that is wrong. */
export interface Refused {
  message: string;
  errors?: Record<string, string>;
  /** Nothing but signing out and changing the password is open until that is done. */
  reason?: "password-change-required";
}

/** The resources of the desk, by their name in its addresses. */
export type DeskResource = "leads" | "outbox" | "articles" | "categories" | "feedback" | "searches";

/** The answer to who is signed in; nobody is no error. */
export interface SessionAnswer {
  session: Session | null;
}

export interface Session {
  person: { id: string; name: string; email: string; role: Role };
  /** What this person's role opens. */
  may: DeskResource[];
  /** Whether this person may erase leads. */
  mayErase: boolean;
  /** False while no mail server is set: mails then wait in the outbox. */
  mailServer: boolean;
  /** Whether the person has signed in with a generated password and has to choose their own. */
  mustChangePassword: boolean;
}

/** The home page's figures; a part that the role does not open is null. */
export interface Today {
  leads: { today: number; week: number } | null;
  /**
   * Those of `refused` wait too: the last attempt to send them failed. `suppressed`: in the last
   * seven days; nobody has to do anything about them.
   */
  mails: { waiting: number; refused: number; dead: number; suppressed: number } | null;
  articles: { drafts: number; scheduled: number; published: number } | null;
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
  /** Demo: the campaign's name. Enterprise and capture: the company's. */
  source: string | null;
  extras: Record<string, unknown> | null;
  context: LeadContext | null;
  review: LeadReview | null;
  createdAt: string;
}

export interface LeadDetail extends Lead {
  mails: Mail[];
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
  /** Its text is larger than the limits: the site shows it without headings, links and pictures. */
  isOversized: boolean;
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
  /** How many it has, whatever their status. */
  articles: number;
  /** One of those that the site always has a page for. */
  fixed: boolean;
}

export interface CategoryDetail extends Category {
  revision: number;
  /** Help only: its articles by list, in order. */
  lists: Record<string, ListedArticle[]> | null;
}

export type ListedArticle = Pick<Article, "id" | "title" | "status">;

/** A picture that was just taken in. */
export interface UploadedPicture {
  /** Path on the back office, for an article's picture or its text. */
  address: string;
  /** How large it is drawn in a text. CSS pixels. */
  width: number;
  height: number;
}

/** What readers say of one article; its id is the article's. */
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
  /** Of those whom it did not help; null: no reason was chosen. */
  reasons: { reason: FeedbackRow["reason"]; count: number }[];
  notes: { id: string; reason: FeedbackRow["reason"]; note: string; createdAt: string }[];
}

/** A search that found nothing; its id is the term. */
export interface SearchMiss {
  id: string;
  term: string;
  count: number;
  lastAt: string;
}
