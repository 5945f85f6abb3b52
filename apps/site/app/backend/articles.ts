import type { ArticleHeading } from "@crm/server-kit/article-headings";

/**
 * The small shapes that pages know articles by, whatever a host calls its fields. Types only, so
 * that components may import them.
 */

/** What a list needs to show an article and link to it. */
export interface ArticleLink {
  /** The host's id, for the call by id; absent where the host sends none. */
  id?: string | undefined;
  title: string;
  slug: string;
  excerpt?: string | undefined;
  /** Address of its picture; lists of help articles carry none. */
  image?: string | undefined;
  /** ISO 8601 instants. */
  publishedAt?: string | undefined;
  updatedAt?: string | undefined;
  category?: { name: string; slug?: string | undefined } | undefined;
}

export interface Article extends ArticleLink {
  /** What its picture shows, in words. */
  imageAlt?: string | undefined;
  /** Plain text. */
  description?: string | undefined;
  /** Clean and safe HTML. */
  html: string;
  headings: ArticleHeading[];
  /** How long its text takes to read. */
  minutes: number;
}

export interface HelpCategory {
  name: string;
  slug: string;
  /** Which tab of the help home shows it. */
  type: "module" | "whatsapp";
  /** The four lists of section 3 as one. */
  articles: ArticleLink[];
  /** The first of the first list: what the category is most asked for. */
  popular?: ArticleLink | undefined;
}

export interface BlogCategory {
  name: string;
  slug: string;
  count: number;
}

/**
 * What a question to a host comes back with. `failed`: it answered that it has none, or that it
 * can't; `error`: no usable answer came. The status is what the page should carry.
 *
 * What was found is stale when the host gives no newer answer: it may be shown, but what it lacks
 * must not be called missing. A 404 is never stale.
 */
export type Answer<Found> =
  | { outcome: "found"; found: Found; isStale?: true }
  | { outcome: "failed"; status: 404 | 502 }
  | { outcome: "error"; status: 502 };
