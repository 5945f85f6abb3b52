import type { FoundArticle } from "@crm/contract/extensions/article-search";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Services } from "../services.ts";
import type { IndexedAnswer } from "./article-index.ts";

/** Finds published articles for a query, best first, each with its matching place. */
export async function searchArticles(
  { db, now, articleIndex }: Pick<Services, "db" | "now" | "articleIndex">,
  query: string,
  limit: number,
): Promise<FoundArticle[]> {
  const ranked = await articleIndex.search(query, limit);
  const rows = await findRows(db, now(), ranked);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ranked.flatMap((answer) => {
    const { id, fit, words } = answer;
    // An article that was just unpublished is not shown, though it may be in the index.
    const row = byId.get(id);
    if (!row) return [];
    const { section, title, slug, category_name, category_slug } = row;
    const category = { name: category_name, slug: category_slug };
    return [{ section, id, title, slug, category, excerpt: findExcerpt(row, answer), words, fit }];
  });
}

async function findRows(db: Kysely<Database>, now: number, ranked: readonly IndexedAnswer[]) {
  if (ranked.length === 0) return [];
  return db
    .selectFrom("articles")
    .innerJoin("categories", "categories.id", "articles.category_id")
    .select([
      "articles.id",
      "articles.section",
      "articles.title",
      "articles.slug",
      "articles.excerpt",
      "articles.meta_description",
      "articles.updated_at",
      "categories.name as category_name",
      "categories.slug as category_slug",
    ])
    .where(
      "articles.id",
      "in",
      ranked.map(({ id }) => id),
    )
    .where("articles.published_at", "<=", now)
    .execute();
}

/** Returns no excerpt from a stale index entry. */
function findExcerpt(
  row: { excerpt: string | null; meta_description: string | null; updated_at: number },
  { excerpt, version }: IndexedAnswer,
): string {
  const summary = row.excerpt ?? row.meta_description ?? "";
  return (version === row.updated_at ? excerpt : undefined) ?? summary;
}
