import { z } from "zod";
import { fitsPath } from "../calls/call.ts";

/**
 * Search inside articles: `GET {api}/search/articles?q=…`, with the header `X-Site-Assertion`. The
 * host has an index of what is published and forgives slips of the finger.
 */
export const articleSearchPath = "/search/articles";

/** The name under which `GET {api}/capabilities` lists it. */
export const articleSearchCapability = "article-search";

/** The parameter that carries what is searched for. */
export const articleSearchParameter = "q";

export const foundArticle = z.object({
  section: z.enum(["help", "blog"]),
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  category: z.object({ name: z.string(), slug: z.string() }),
  /** The place in its text, or in its summary, that answers best. Plain text. */
  excerpt: z.string(),
  /** Words of title and excerpt that match, as `tokenize` of `@crm/search` gives them. */
  words: z.array(z.string()),
  /** How much of the query it answers, 0 to 1. */
  fit: z.number(),
});
export type FoundArticle = z.infer<typeof foundArticle>;

export const articleSearchAnswer = z.object({
  success: z.literal(true),
  /** Best first. An entry is left out when no address can be made of its slugs. */
  articles: z
    .array(foundArticle)
    .transform((found) =>
      found.filter((entry) => [entry.slug, entry.category.slug].every(fitsPath)),
    ),
});
