import type { FeedbackReason } from "@crm/contract/fields/feedback-reasons";
import type { Flag } from "./flag.ts";

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
  /** When it was on the site last, or since when it is: taking it off and on again keeps this date. */
  last_published_at: number | null;
  created_at: number;
  updated_at: number;
  /** Like a category's revision; a change of its place in a category does not count. */
  revision: number;
  /** Whether its text exceeds the limits for new texts; null until it is measured. */
  is_oversized: Flag | null;
  /** Whether it is the seed's text, which nobody has saved at the desk yet. */
  is_sample: Flag;
}

/**
 * How many articles a segment of a list has that are published or scheduled. Triggers of `articles` keep the
 * number, so that a list's length and an article's place are known without reading the list; see
 * `articles/list-segments.ts`.
 */
export interface ArticleCountRow {
  category_id: string;
  /** Ascends in the list's order: thirty days of the blog, or a hundred positions of one of the four help lists. */
  segment: number;
  section: "help" | "blog";
  count: number;
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
  /** When an editor has dealt with it; null: it is open. */
  done_at: number | null;
  /** The editor's name at that time. */
  done_by: string | null;
}

/** A search with no results, normalized by `normalizeMiss`. */
export interface SearchMissRow {
  term: string;
  count: number;
  last_at: number;
}
