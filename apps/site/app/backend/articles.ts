import type { ArticleHeading } from "@crm/server-kit/article-headings";

/**
 * The article shapes that pages use, whatever a host calls its fields. Types only, so that
 * components may import them.
 */

/** What a list needs to show an article and link to it. */
export interface ArticleLink {
  /** The host's id, for the call by id; absent when the host sends none. */
  id?: string | undefined;
  title: string;
  slug: string;
  excerpt?: string | undefined;
  /** Address of its picture; lists of help articles have none. */
  image?: string | undefined;
  /** ISO 8601 instants. */
  publishedAt?: string | undefined;
  updatedAt?: string | undefined;
  category?: { name: string; slug?: string | undefined } | undefined;
}

export interface Article extends ArticleLink {
  /** Text alternative of its picture. */
  imageAlt?: string | undefined;
  /** Plain text. */
  description?: string | undefined;
  /** Sanitized HTML. */
  html: string;
  headings: ArticleHeading[];
  /** The pictures of the HTML that open large. */
  pictures: BodyPicture[];
  /** Reading time of its text. */
  minutes: number;
  /** The questions and answers of its FAQ blocks, as plain text; absent when it has none. */
  faq?: BodyQuestion[];
}

/** A question of an article's text; each paragraph of its answer is one text. */
export interface BodyQuestion {
  question: string;
  answer: string[];
}

/** An enlargeable picture of an article's text. */
export interface BodyPicture {
  /** The id of its dialog. */
  id: string;
  src: string;
  alt: string;
  /** Pixels, when the text contains them. */
  width?: number;
  height?: number;
}

export interface HelpCategory {
  name: string;
  slug: string;
  /** Which tab of the help home shows it. */
  type: "module" | "whatsapp";
  /** The host's four article lists as one. */
  articles: ArticleLink[];
  /** How many articles it has, when `articles` may be only the first ones. */
  count?: number | undefined;
  /** The first article of the first list; the help home shows it as popular. */
  popular?: ArticleLink | undefined;
}

export interface BlogCategory {
  name: string;
  slug: string;
  count: number;
}

/**
 * The result of a request to a host. `failed`: the host answered that it has none, or that it can't
 * answer. `error`: no usable answer arrived. `status` is the HTTP status for the page.
 *
 * A found value is stale when the host gives no newer answer. A stale value may be shown, but a
 * page must not say that something is missing because a stale value lacks it. A 404 is never stale.
 */
export type Answer<Found> =
  | { outcome: "found"; found: Found; isStale?: true }
  | { outcome: "failed"; status: 404 | 502 }
  | { outcome: "error"; status: 502 };
