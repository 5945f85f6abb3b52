import { articleLists } from "@crm/contract/calls/article";
import { maxCharacters, notEmpty } from "@crm/contract/fields/length-rules";
import { z } from "zod";
import { maxAltLength } from "../media/picture-limits.ts";
import { slugField } from "../slugs/slug-field.ts";

/** An article's id. The desk makes those of new articles. */
export const articleIdPattern = /^[\w-]{16,64}$/;

/** Longest accepted values. Characters. */
const maxLengths = {
  title: 200,
  image: 500,
  imageAlt: maxAltLength,
  excerpt: 500,
  metaDescription: 320,
};

const optional = (max: number) =>
  z
    .string()
    .trim()
    .check(maxCharacters(max))
    .nullish()
    .transform((text) => text || null);

/** The fields of an article that an editor sets. Its messages are shown beside the fields. */
export const articleInput = z.object({
  section: z.enum(["help", "blog"], { error: "Please choose help or blog" }),
  categoryId: z
    .string({ error: "Please choose a category" })
    .check(notEmpty("Please choose a category")),
  /** Help only: which of the category's four lists contains it. */
  list: z.enum(articleLists, { error: "Please choose one of the four lists" }).nullish(),
  /** Its place in that list; a new article is last. */
  position: z.int("Please give a whole number").min(0).max(1_000_000).optional(),
  title: z
    .string({ error: "Please give a title" })
    .trim()
    .check(notEmpty("Please give a title"), maxCharacters(maxLengths.title)),
  slug: slugField,
  image: optional(maxLengths.image).refine(
    isImageAddress,
    "Please give an address that starts with https:// or /",
  ),
  imageAlt: optional(maxLengths.imageAlt),
  excerpt: optional(maxLengths.excerpt),
  metaDescription: optional(maxLengths.metaDescription),
  /** `validateBody` checks its size. */
  content: z.string({ error: "Please write something" }),
});
export type ArticleInput = z.output<typeof articleInput>;

/** A new draft needs only a title; publishing demands the rest. */
export const articleDraft = articleInput.extend({
  /** Chosen by the editor's page, so that a repeated request creates no second draft. */
  id: z
    .string({ error: "Please reload the page" })
    .regex(articleIdPattern, "Please reload the page")
    .optional(),
  section: articleInput.shape.section.default("help"),
  categoryId: z.string({ error: "Please choose a category" }).nullish(),
  slug: z.union([z.literal("").transform(() => null), slugField]).nullish(),
  content: articleInput.shape.content.default(""),
});
export type ArticleDraft = z.output<typeof articleDraft>;

function isImageAddress(value: string | null): boolean {
  if (value === null || /^\/(?![/\\])/.test(value)) return true;
  return /^https?:\/\//.test(value) && URL.canParse(value);
}
