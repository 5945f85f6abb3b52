import { articleLists, type HelpCategory } from "@crm/contract/calls/article";
import type { Kysely } from "kysely";
import { type SummaryRow, toArticleSummary } from "../articles/article-answer.ts";
import { findHelpSummaries } from "../articles/find-published.ts";
import type { CategoryRow } from "../db/rows/content-rows.ts";
import type { Database } from "../db/schema.ts";

/** Lists the categories of call 5, each with its four lists. */
export async function listHelpCategories(
  db: Kysely<Database>,
  now: number,
): Promise<HelpCategory[]> {
  const categories = await selectCategories(db).execute();
  const articles = Map.groupBy(await findHelpSummaries(db, now), (row) => row.category_id);
  return categories.map((row) => toHelpCategory(row, articles.get(row.id) ?? []));
}

/** Finds the category of call 6. */
export async function findHelpCategory(
  db: Kysely<Database>,
  slug: string,
  now: number,
): Promise<HelpCategory | undefined> {
  const row = await selectCategories(db).where("slug", "=", slug).executeTakeFirst();
  return row && toHelpCategory(row, await findHelpSummaries(db, now, row.id));
}

/** The help centre's categories in their order. */
export function selectCategories(db: Kysely<Database>) {
  return db
    .selectFrom("categories")
    .selectAll()
    .where("section", "=", "help")
    .orderBy("position")
    .orderBy("name");
}

/** A category with its articles in their four lists. */
export function toHelpCategory(row: CategoryRow, articles: SummaryRow[]): HelpCategory {
  const lists = articleLists.map((list) => [
    list,
    articles.filter((article) => article.list === list).map(toArticleSummary),
  ]);
  return {
    _id: row.id,
    id: row.id,
    name: row.name,
    slug: row.slug,
    type: row.type,
    ...Object.fromEntries(lists),
  };
}
