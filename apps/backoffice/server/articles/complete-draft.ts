import type { Transaction } from "kysely";
import type { Database } from "../db/schema.ts";
import { HttpError } from "../http/http-error.ts";
import { suggestSlug } from "../slugs/suggest-slug.ts";
import type { ArticleDraft, ArticleInput } from "./article-input.ts";

type Draft = Omit<ArticleDraft, "id">;

/**
 * Gives a draft the category and the address that its editor has not chosen yet.
 *
 * @throws HttpError with the field when its section has no category
 */
export async function completeDraft(
  trx: Transaction<Database>,
  draft: Draft,
): Promise<ArticleInput> {
  const categoryId = draft.categoryId || (await firstCategory(trx, draft.section));
  const slug =
    draft.slug ?? (await findFreeSlug(trx, draft.section, suggestSlug(draft.title) || "article"));
  return { ...draft, categoryId, slug };
}

async function firstCategory(
  trx: Transaction<Database>,
  section: ArticleInput["section"],
): Promise<string> {
  const first = await trx
    .selectFrom("categories")
    .select("id")
    .where("section", "=", section)
    .orderBy("position")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  if (first) return first.id;
  throw new HttpError(400, "Please create a category first", { field: "categoryId" });
}

/** The wanted address, with a number when another article of the section has it. */
export async function findFreeSlug(
  trx: Transaction<Database>,
  section: ArticleInput["section"],
  wanted: string,
): Promise<string> {
  const rows = await trx
    .selectFrom("articles")
    .select("slug")
    .where("section", "=", section)
    .where("slug", "like", `${wanted}%`)
    .execute();
  const taken = new Set(rows.map(({ slug }) => slug));
  let slug = wanted;
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`;
  return slug;
}
