import { blogCategoryAddress } from "@crm/contract/blog";
import { categoryPath, fixedCategorySlugs } from "@crm/contract/help-center";
import type { Kysely } from "kysely";
import { articlePath } from "../articles/article-paths.ts";
import type { ArticleRow, Database } from "../db/schema.ts";
import { findSlugOwner } from "../slugs/old-slugs.ts";

/** A page of the site that stands on content. */
export interface FoundPage {
  /** Its address of today. */
  path: string;
  /** Reached by a slug that it no longer has. */
  hasMoved: boolean;
  /** Articles only: since when, or from when, readers find it; null for a draft. */
  publishedAt?: number | null;
  content?: string;
}

type Section = ArticleRow["section"];

/**
 * The article that has this slug, else the one that had it before.
 *
 * @param seenAt only what readers find at this instant counts as having it; epoch milliseconds
 */
export async function findArticlePage(
  db: Kysely<Database>,
  section: Section,
  slug: string,
  seenAt?: number,
): Promise<FoundPage | undefined> {
  const select = db
    .selectFrom("articles")
    .innerJoin("categories", "categories.id", "articles.category_id")
    .select([
      "articles.section",
      "articles.slug",
      "articles.published_at as publishedAt",
      "articles.content",
      "categories.slug as categorySlug",
    ]);
  const own = await select
    .where("articles.section", "=", section)
    .where("articles.slug", "=", slug)
    .$if(seenAt !== undefined, (query) => query.where("articles.published_at", "<=", seenAt ?? 0))
    .executeTakeFirst();
  if (own) return { ...own, path: articlePath(own), hasMoved: false };
  const owner = await findSlugOwner(db, { section, kind: "article", slug });
  if (!owner) return undefined;
  const moved = await select.where("articles.id", "=", owner).executeTakeFirst();
  return moved && { ...moved, path: articlePath(moved), hasMoved: true };
}

/** The category that has this slug, else the one that had it before; the fixed ones always exist. */
export async function findCategoryPage(
  db: Kysely<Database>,
  section: Section,
  slug: string,
): Promise<FoundPage | undefined> {
  const address = section === "help" ? categoryPath : blogCategoryAddress;
  const select = db.selectFrom("categories").select("slug").where("section", "=", section);
  const own = await select.where("slug", "=", slug).executeTakeFirst();
  if (own || (section === "help" && fixedCategorySlugs.some((fixed) => fixed === slug))) {
    return { path: address(slug), hasMoved: false };
  }
  const owner = await findSlugOwner(db, { section, kind: "category", slug });
  if (!owner) return undefined;
  const moved = await select.where("id", "=", owner).executeTakeFirst();
  return moved && { path: address(moved.slug), hasMoved: true };
}
