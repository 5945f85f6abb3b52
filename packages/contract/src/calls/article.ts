import { z } from "zod";

const text = z.string().nullish();
/** ISO 8601, or what else `Date` can read: hosts differ. */
const instant = z.union([z.string(), z.number()]).nullish();
const id = z.union([z.string(), z.number()]).nullish();

/** An article in a list: all of its fields except the body. */
export const articleSummary = z.looseObject({
  _id: id,
  id,
  title: z.string(),
  slug: z.string(),
  image: text,
  excerpt: text,
  metaDescription: text,
  publishedAt: instant,
  updatedAt: instant,
  createdAt: instant,
  category: z.looseObject({ name: z.string(), slug: text }).nullish(),
});
export type ArticleSummary = z.infer<typeof articleSummary>;

/** An article with its body. */
export const article = articleSummary.extend({
  /** Alt text of the picture. An extension: other hosts don't send it. */
  imageAlt: text,
  /** HTML, sanitized by the host on save and by the site again on render. */
  content: text,
});
export type Article = z.infer<typeof article>;

const list = z.array(articleSummary.nullable()).nullish();

/** A help category with its four article lists. The spelling of their names is part of the contract. */
export const helpCategory = z.looseObject({
  _id: id,
  id,
  name: z.string(),
  slug: z.string(),
  /** "module" or "whatsapp": which tab of the help home shows it. */
  type: text,
  FastArticles: list,
  SecondArticles: list,
  ThirdArticles: list,
  ForthArticles: list,
});
export type HelpCategory = z.infer<typeof helpCategory>;

/** The four lists' names in the order in which they are merged. */
export const articleLists = [
  "FastArticles",
  "SecondArticles",
  "ThirdArticles",
  "ForthArticles",
] as const;

/**
 * Merges a category's four lists into one, without the null entries.
 *
 * @example mergeArticleLists({ FastArticles: [a, null], ThirdArticles: [b] }) // [a, b]
 */
export function mergeArticleLists(
  category: Pick<HelpCategory, (typeof articleLists)[number]>,
): ArticleSummary[] {
  return articleLists.flatMap((name) => category[name] ?? []).filter((entry) => entry !== null);
}

/** A blog category. */
export const blogCategory = z.looseObject({
  _id: id,
  id,
  name: z.string(),
  slug: z.string(),
  count: z.number().nullish(),
});
export type BlogCategory = z.infer<typeof blogCategory>;
