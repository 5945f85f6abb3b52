import { blogCategoryAddress } from "@crm/contract/pages/blog";
import { categoryPath, fixedCategorySlugs } from "@crm/contract/pages/help-center";
import type { Kysely } from "kysely";
import { articlePath } from "../articles/article-paths.ts";
import { selectArticles } from "../articles/require-article.ts";
import { findHiddenOwners } from "../articles/trash/find-deleted.ts";
import { followTrash } from "../articles/trash/follow-trash.ts";
import type { ArticleRow } from "../db/rows/content-rows.ts";
import type { Database } from "../db/schema.ts";
import { findSlugOwners } from "../slugs/old-slugs.ts";

/** A page of the site that shows an article or a category. */
export interface FoundPage {
  /** Its current address. */
  path: string;
  /** Whether it was found by a former slug. */
  isRedirect: boolean;
  /** Articles only. */
  articleId?: string;
  /** Articles only: when it was or will be published; null for a draft. */
  publishedAt?: number | null;
}

type Section = ArticleRow["section"];
type Pages = Map<string, FoundPage>;

/**
 * Finds the articles that have these slugs, else those that had them before. An article in the trash
 * counts as the one that its address leads to, if there is one.
 *
 * @param seenAt only articles published at this instant count as having a slug; epoch milliseconds
 */
export async function findArticlePages(
  db: Kysely<Database>,
  section: Section,
  slugs: readonly string[],
  seenAt?: number,
): Promise<Pages> {
  const select = selectArticles(db)
    .innerJoin("categories", "categories.id", "articles.category_id")
    .select([
      "articles.id as articleId",
      "articles.section",
      "articles.slug",
      "articles.published_at as publishedAt",
      "categories.slug as categorySlug",
    ]);
  const rows = await select
    .where("articles.section", "=", section)
    .where("articles.slug", "in", slugs)
    .$if(seenAt !== undefined, (query) => query.where("articles.published_at", "<=", seenAt ?? 0))
    .execute();
  const pages: Pages = new Map(
    rows.map((row) => [row.slug, { ...row, path: articlePath(row), isRedirect: false }]),
  );
  const missing = slugs.filter((slug) => !pages.has(slug));
  const owners = await findHiddenOwners(db, section, missing);
  if (owners.size === 0) return pages;
  const ends = await followTrash(db, owners.values());
  const ids = [...ends.values()].filter((id) => id !== null);
  if (ids.length === 0) return pages;
  const rowsAtEnd = await select.where("articles.id", "in", ids).execute();
  const byId = new Map(rowsAtEnd.map((row) => [row.articleId, row]));
  for (const [slug, owner] of owners) {
    const row = byId.get(ends.get(owner) ?? "");
    if (row) pages.set(slug, { ...row, path: articlePath(row), isRedirect: true });
  }
  return pages;
}

/** Finds the categories that have or had these slugs; the fixed ones always exist. */
export async function findCategoryPages(
  db: Kysely<Database>,
  section: Section,
  slugs: readonly string[],
): Promise<Pages> {
  const address = section === "help" ? categoryPath : blogCategoryAddress;
  const select = db.selectFrom("categories").select(["id", "slug"]).where("section", "=", section);
  const rows = await select.where("slug", "in", slugs).execute();
  const fixed = section === "help" ? slugs.filter((slug) => isFixed(slug)) : [];
  const pages: Pages = new Map(
    [...rows.map(({ slug }) => slug), ...fixed].map((slug) => [
      slug,
      { path: address(slug), isRedirect: false },
    ]),
  );
  const missing = slugs.filter((slug) => !pages.has(slug));
  const owners = await findSlugOwners(db, section, "category", missing);
  if (owners.size === 0) return pages;
  const formerOwners = await select.where("id", "in", [...owners.values()]).execute();
  const byId = new Map(formerOwners.map((row) => [row.id, row.slug]));
  for (const [slug, owner] of owners) {
    const current = byId.get(owner);
    if (current !== undefined) pages.set(slug, { path: address(current), isRedirect: true });
  }
  return pages;
}

function isFixed(slug: string): boolean {
  return fixedCategorySlugs.some((fixed) => fixed === slug);
}
