import { z } from "zod";
import { helpCategory } from "../calls/article.ts";
import { defineCall } from "../calls/call.ts";
import { getBlogCategory } from "../calls/get-blog-category.ts";
import { getHelpCategory } from "../calls/get-help-category.ts";
import { listBlogArticles } from "../calls/list-blog-articles.ts";
import { listHelpCategories } from "../calls/list-help-categories.ts";

/**
 * Parts of the lists of calls 5, 6, 9 and 12, chosen by parameters of their query, so that a page does
 * not load a hundred thousand titles to show eight. Without a parameter each call answers its whole
 * list. The answers have the calls' shapes and say how many articles there are in all.
 */
export const articlePartsCapability = "article-parts";

/** The most articles in one part. */
export const mostInPart = 1_000;

/** Orders of blog posts. The host's own is "newest". */
export const postOrders = ["newest", "oldest"] as const;
export type PostOrder = (typeof postOrders)[number];

const wholeNumber = z.coerce.number().int().min(0);
const size = z.coerce.number().int().min(0).max(mostInPart);

/** Which articles of a list are wanted. */
const range = {
  /** How many articles of the list are before the part. */
  start: wholeNumber.max(10_000_000).default(0),
  limit: size.default(0),
};
/** A text of up to 400 characters. PostgreSQL can't read a NUL character. */
const text = z
  .string()
  .max(400)
  .regex(/^[^\0]*$/u);
const term = text.optional();

/** A list of texts in one parameter, as JSON. */
const texts = (most: number) =>
  z
    .string()
    .max(20_000)
    .transform((json, context) => {
      try {
        return z.array(text).max(most).parse(JSON.parse(json));
      } catch {
        context.addIssue({ code: "custom", message: "must be a JSON list of texts" });
        return z.NEVER;
      }
    });

/**
 * Parameters of call 5, whose articles are in the order in which the help centre shows them. `each`: at
 * most so many articles of each category, whose `count` is that of all. `titles`: only articles that
 * have one of these titles, whatever their case and final punctuation. Otherwise a part of all
 * articles, or of those whose title contains `q`.
 */
export const helpPart = z.object({
  ...range,
  q: term,
  each: size.optional(),
  titles: texts(50).optional(),
});
export type HelpPart = z.output<typeof helpPart>;

/**
 * Parameters of call 6. `without`: slugs of articles that are left out. `at`: the slug of an article,
 * whose place in the whole list the answer then contains.
 */
export const helpCategoryPart = z.object({
  ...range,
  without: texts(50).optional(),
  at: text.optional(),
});
export type HelpCategoryPart = z.output<typeof helpCategoryPart>;

/** Parameters of calls 9 and 12. */
export const postsPart = z.object({
  ...range,
  sort: z.enum(postOrders).default("newest"),
  q: term,
  /** Only the post with this slug. */
  slug: text.optional(),
});
export type PostsPart = z.output<typeof postsPart>;

/** A call with one of these parameters is answered with a part. */
export const partParameters = ["limit", "each", "titles"] as const;

const count = z.number();

/** The four calls with what their answers contain beside the call's own fields. */
export const partCalls = {
  helpCategories: defineCall({
    ...listHelpCategories,
    response: listHelpCategories.response.extend({
      /** The number of articles that the parameters choose, on all parts. */
      count,
      categories: z.array(helpCategory.extend({ count: count.optional() })).optional(),
    }),
  }),
  helpCategory: defineCall({
    ...getHelpCategory,
    response: getHelpCategory.response.extend({
      count: count.optional(),
      /** How many articles are before the one that `at` names; null when there is no such article. */
      place: z.number().nullish(),
    }),
  }),
  posts: defineCall({
    ...listBlogArticles,
    response: listBlogArticles.response.extend({ count }),
  }),
  blogCategory: defineCall({
    ...getBlogCategory,
    response: z.looseObject({
      data: getBlogCategory.response.shape.data.extend({ count }),
    }),
  }),
};
