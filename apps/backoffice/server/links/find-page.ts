import { blogCategoryAddress } from "@crm/contract/pages/blog";
import { categoryPath, fixedCategorySlugs } from "@crm/contract/pages/help-center";
import type { Kysely } from "kysely";
import { articlePath } from "../articles/article-paths.ts";
import type { ArticleRow, Database } from "../db/schema.ts";
import { findSlugOwners } from "../slugs/old-slugs.ts";

/** A page of the site that is made of content. */
export interface FoundPage {
  /** Its address of today. */
  path: string;
  /** Reached by a slug that it no longer has. */
  hasMoved: boolean;
  /** Articles only. */
  articleId?: string;
  /** Articles only: since when, or from when, readers find it; null for a draft. */
  publishedAt?: number | null;
}

type Section = ArticleRow["section"];
type Pages = Map<string, FoundPage>;

/**
 * The articles that have these slugs, else those that had them before.
 *
 * @param seenAt only what readers find at this instant counts as having it; epoch milliseconds
 */
export async function findArticlePages(
  db: Kysely<Database>,
  section: Section,
  slugs: readonly string[],
  seenAt?: number,
): Promise<Pages> {
  const select = db
    .selectFrom("articles")
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
    rows.map((row) => [row.slug, { ...row, path: articlePath(row), hasMoved: false }]),
  );
  const owners = await findOwners(db, section, "article", slugs, pages);
  if (owners.size === 0) return pages;
  const moved = await select.where("articles.id", "in", [...owners.values()]).execute();
  const byId = new Map(moved.map((row) => [row.articleId, row]));
  for (const [slug, owner] of owners) {
    const row = byId.get(owner);
    if (row) pages.set(slug, { ...row, path: articlePath(row), hasMoved: true });
  }
  return pages;
}

/** The categories that have these slugs, else those that had them before; the fixed ones always exist. */
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
      { path: address(slug), hasMoved: false },
    ]),
  );
  const owners = await findOwners(db, section, "category", slugs, pages);
  if (owners.size === 0) return pages;
  const moved = await select.where("id", "in", [...owners.values()]).execute();
  const byId = new Map(moved.map((row) => [row.id, row.slug]));
  for (const [slug, owner] of owners) {
    const today = byId.get(owner);
    if (today !== undefined) pages.set(slug, { path: address(today), hasMoved: true });
  }
  return pages;
}

/** Whose those of the slugs were that nobody has today. */
function findOwners(
  db: Kysely<Database>,
  section: Section,
  kind: "article" | "category",
  slugs: readonly string[],
  pages: Pages,
): Promise<Map<string, string>> {
  const missing = slugs.filter((slug) => !pages.has(slug));
  return findSlugOwners(db, section, kind, missing);
}

function isFixed(slug: string): boolean {
  return fixedCategorySlugs.some((fixed) => fixed === slug);
}
