import type { Article, ArticleSummary } from "@crm/contract/calls/article";
import { toIso } from "@crm/contract/dates";
import type { ArticleRow, CategoryRow } from "../db/rows/content-rows.ts";

/** The columns that lists do not read: an article's body, and what only the desk shows. */
type OwnColumns =
  | "image_alt"
  | "content"
  | "last_published_at"
  | "revision"
  | "is_oversized"
  | "is_sample";

/** The columns of an article that lists read. */
export type SummaryRow = Omit<ArticleRow, OwnColumns> & {
  category_name: CategoryRow["name"];
  category_slug: CategoryRow["slug"];
};

/** An article as lists return it. It has its id under both names that callers use. */
export function toArticleSummary(row: SummaryRow): ArticleSummary {
  return {
    _id: row.id,
    id: row.id,
    title: row.title,
    slug: row.slug,
    image: row.image,
    excerpt: row.excerpt,
    metaDescription: row.meta_description,
    publishedAt: toIso(row.published_at),
    // Otherwise a scheduled article would show an "Updated on" date before its publication.
    updatedAt: toIso(Math.max(row.updated_at, row.published_at ?? 0)),
    createdAt: toIso(row.created_at),
    category: { name: row.category_name, slug: row.category_slug },
  };
}

/** An article with its body. */
export function toArticle(row: SummaryRow & Pick<ArticleRow, "image_alt" | "content">): Article {
  const { image_alt: imageAlt, content } = row;
  return { ...toArticleSummary(row), ...(imageAlt ? { imageAlt } : {}), content };
}
