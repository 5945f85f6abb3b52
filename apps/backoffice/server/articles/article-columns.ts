import type { Transaction } from "kysely";
import type { ArticleRow } from "../db/rows/content-rows.ts";
import type { Database } from "../db/schema.ts";
import { HttpError } from "../http/http-error.ts";
import { applyReplacements } from "../media/apply-replacements.ts";
import type { ArticleInput } from "./article-input.ts";
import type { validateBody } from "./validate-body.ts";

/** A text after `validateBody`. */
export type CheckedText = Awaited<ReturnType<typeof validateBody>>;

export type ArticleColumns = Omit<
  ArticleRow,
  | "id"
  | "position"
  | "published_at"
  | "last_published_at"
  | "created_at"
  | "updated_at"
  | "revision"
>;

/**
 * The columns of an article's row for what an editor has given.
 *
 * @throws HttpError 400 with the field when the category is not of this section
 */
export async function toColumns(
  trx: Transaction<Database>,
  input: ArticleInput,
  { html, isOversized }: CheckedText,
): Promise<ArticleColumns> {
  const category = await trx
    .selectFrom("categories")
    .select("section")
    .where("id", "=", input.categoryId)
    .executeTakeFirst();
  if (category?.section !== input.section) {
    throw new HttpError(400, "Please choose a category of this section", { field: "categoryId" });
  }
  const pictures = await applyReplacements(trx, { image: input.image, content: html });
  return {
    section: input.section,
    category_id: input.categoryId,
    list: input.section === "help" ? (input.list ?? "FastArticles") : null,
    title: input.title,
    slug: input.slug,
    image: pictures.image,
    image_alt: input.image ? input.imageAlt : null,
    excerpt: input.excerpt,
    meta_description: input.metaDescription,
    content: pictures.content,
    is_oversized: isOversized ? 1 : 0,
    is_sample: 0,
  };
}
