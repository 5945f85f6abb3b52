import type { ImportReport } from "../../articles/markdown/import-shapes.ts";
import type { Finding } from "../../articles/publish-check/finding.ts";
import type { ArticleRow, CategoryRow, FeedbackRow } from "../../db/rows/content-rows.ts";

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
  /** Its working copy has another text than the site shows or will show. */
  hasChanges: boolean;
  /** When this text is published by itself. */
  changesAt: string | null;
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

/** A page of the site that an article can link to. */
export interface LinkTarget {
  kind: "help" | "blog" | "tutorial" | "page";
  path: string;
  title: string;
  /** Articles only. */
  status: ArticleStatus | null;
}

export interface LinkTargets {
  data: LinkTarget[];
  /** The site did not send the list of its own pages, so they are missing. */
  lacksPages: boolean;
}

/** A page with the headings that a link can point to. */
export interface LinkTargetDetail extends LinkTarget {
  headings: { id: string; text: string }[];
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

/** What the publish check has found, errors first. */
export interface PublishCheckAnswer {
  data: Finding[];
}

/** The outcome of an import, or why it did not start or broke off. */
export type ImportAnswer = { report: ImportReport } | { problem: string };

/** Readers' feedback on one article; its id is the article's. */
export interface Feedback {
  id: string;
  title: string;
  section: ArticleRow["section"];
  helpful: number;
  unhelpful: number;
  /** How many of the unhelpful answers nobody has dealt with. */
  open: number;
  lastAt: string;
}

export interface FeedbackDetail extends Feedback {
  siteUrl: string;
  /** Its address on the site, without the origin. */
  path: string;
  /** Who dealt with answers last, and when. */
  done: { by: string; at: string } | null;
  /** The reasons of readers whom it did not help; null: no reason was chosen. */
  reasons: { reason: FeedbackRow["reason"]; count: number }[];
  notes: {
    id: string;
    reason: FeedbackRow["reason"];
    note: string;
    createdAt: string;
    isDone: boolean;
  }[];
}

/** A search with no results; its id is the term. */
export interface SearchMiss {
  id: string;
  term: string;
  count: number;
  lastAt: string;
}
