import type { FoundArticle } from "@crm/contract/extensions/article-search";
import { cutExcerpt } from "@crm/search/cut-excerpt";
import { readHtmlText } from "@crm/search/read-html-text";
import type { Ranked } from "@crm/search/text-index";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Services } from "../services.ts";

/** Published articles that answer a query, best first, each with the place that answers it. */
export async function searchArticles(
  { db, now, articleIndex }: Pick<Services, "db" | "now" | "articleIndex">,
  query: string,
  limit: number,
): Promise<FoundArticle[]> {
  const ranked = await articleIndex.search(query, limit);
  const rows = await findRows(db, now(), ranked);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ranked.flatMap(({ id, fit, words }) => {
    // What was taken off the site a moment ago is not shown, whatever the index says.
    const row = byId.get(id);
    if (!row) return [];
    const { section, title, slug, category_name, category_slug } = row;
    const category = { name: category_name, slug: category_slug };
    return [{ section, id, title, slug, category, excerpt: cutBest(row, words), words, fit }];
  });
}

async function findRows(db: Kysely<Database>, now: number, ranked: readonly Ranked[]) {
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
      "articles.content",
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

function cutBest(
  row: { excerpt: string | null; meta_description: string | null; content: string },
  words: readonly string[],
): string {
  const summary = row.excerpt ?? row.meta_description ?? "";
  return cutExcerpt(readHtmlText(row.content), words) ?? summary;
}
