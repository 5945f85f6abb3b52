import { articleLists } from "@crm/contract/calls/article";
import { z } from "zod";
import type { ArticleRow } from "../db/rows/content-rows.ts";

const text = z.string().default("");
const optionalText = z.string().nullish().default(null);

/**
 * An article's fields as working copies and versions store them. A working copy may be incomplete: only
 * publishing demands what `articleInput` does.
 */
export const articleFields = z.object({
  section: z.enum(["help", "blog"]),
  categoryId: text,
  list: z.enum(articleLists).nullish().default(null),
  title: text,
  slug: text,
  image: optionalText,
  imageAlt: optionalText,
  excerpt: optionalText,
  metaDescription: optionalText,
  content: text,
});
export type ArticleFields = z.output<typeof articleFields>;

/** The fields of an article's row. */
export function readArticleFields(
  row: Pick<
    ArticleRow,
    | ("section" | "category_id" | "list" | "title" | "slug" | "image" | "image_alt")
    | ("excerpt" | "meta_description" | "content")
  >,
): ArticleFields {
  return {
    section: row.section,
    categoryId: row.category_id,
    list: row.list,
    title: row.title,
    slug: row.slug,
    image: row.image,
    imageAlt: row.image_alt,
    excerpt: row.excerpt,
    metaDescription: row.meta_description,
    content: row.content,
  };
}
