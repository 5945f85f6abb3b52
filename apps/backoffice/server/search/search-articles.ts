import { setImmediate as otherWork } from "node:timers/promises";
import type { FoundArticle } from "@crm/contract/extensions/article-search";
import { createExcerpt } from "@crm/search/create-excerpt";
import type { RankedText } from "@crm/search/rank-texts";
import { readHtmlText } from "@crm/search/read-html-text";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Services } from "../services.ts";

/** Finds published articles for a query, best first, each with its matching place. */
export async function searchArticles(
  { db, now, articleIndex }: Pick<Services, "db" | "now" | "articleIndex">,
  query: string,
  limit: number,
): Promise<FoundArticle[]> {
  const ranked = await articleIndex.search(query, limit);
  const rows = await findRows(db, now(), ranked);
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  const found: FoundArticle[] = [];
  for (const { number, fit, words } of ranked) {
    // An article that was unpublished at this moment is not shown.
    const row = byNumber.get(number);
    if (!row) continue;
    const { section, id, title, slug } = row;
    const category = { name: row.category_name, slug: row.category_slug };
    // Reading a long text takes some milliseconds.
    await otherWork();
    const excerpt =
      createExcerpt(readHtmlText(row.content), words) ?? row.excerpt ?? row.meta_description ?? "";
    found.push({ section, id, title, slug, category, excerpt, words, fit });
  }
  return found;
}

async function findRows(db: Kysely<Database>, now: number, ranked: readonly RankedText[]) {
  if (ranked.length === 0) return [];
  return db
    .selectFrom("search_texts")
    .innerJoin("articles", "articles.id", "search_texts.article_id")
    .innerJoin("categories", "categories.id", "articles.category_id")
    .select([
      "search_texts.number",
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
      "search_texts.number",
      "in",
      ranked.map(({ number }) => number),
    )
    .where("articles.published_at", "<=", now)
    .execute();
}
