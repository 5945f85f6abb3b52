import { z } from "zod";
import { isPathSegment } from "../calls/call.ts";

/**
 * Search inside articles: `GET {api}/search/articles?q=…`, with the header `X-Site-Assertion`. The
 * host has an index of the published articles and tolerates typos.
 */
export const articleSearchPath = "/search/articles";

/** The name under which `GET {api}/capabilities` lists it. */
export const articleSearchCapability = "article-search";

/** The query parameter for the search term. */
export const articleSearchParameter = "q";

export const foundArticle = z.object({
  section: z.enum(["help", "blog"]),
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  category: z.object({ name: z.string(), slug: z.string() }),
  /** The best matching part of its text or summary. Plain text. */
  excerpt: z.string(),
  /** Matching words of title and excerpt, as `tokenize` of `@crm/search` returns them. */
  words: z.array(z.string()),
  /** How much of the query it matches, 0 to 1. */
  fit: z.number(),
});
export type FoundArticle = z.infer<typeof foundArticle>;

export const articleSearchAnswer = z.object({
  success: z.literal(true),
  /** Best first. Entries whose slugs can't be part of a path are left out. */
  articles: z
    .array(foundArticle)
    .transform((found) =>
      found.filter((entry) => [entry.slug, entry.category.slug].every(isPathSegment)),
    ),
});
