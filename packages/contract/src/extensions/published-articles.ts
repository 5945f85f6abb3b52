import { z } from "zod";
import { maxCharacters, maxEntries } from "../fields/length-rules.ts";

/**
 * Which of some articles are on the site: `POST {api}/published-articles`, signed like the other
 * extensions. A host that lists `article-parts` answers it. After a change the site asks it about the
 * articles that it has stored for times without its host, and forgets those that were unpublished.
 */
export const publishedArticlesPath = "/published-articles";

/** The most articles of one request. */
export const mostAsked = 200;

/** An article by one of the values by which calls 7, 8 and 10 get it. */
export const namedArticle = z.object({
  section: z.enum(["help", "blog"]),
  by: z.enum(["id", "slug"]),
  value: z.string().check(maxCharacters(400)),
});
export type NamedArticle = z.infer<typeof namedArticle>;

export const publishedQuestion = z.object({
  articles: z.array(namedArticle).check(maxEntries(mostAsked)),
});

/** One answer for each article, in their order. */
export const publishedAnswer = z.object({ published: z.array(z.boolean()) });
