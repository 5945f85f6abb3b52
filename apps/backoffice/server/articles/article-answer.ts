import type { Article, ArticleSummary } from "@crm/contract/calls/article";
import { toIso } from "@crm/contract/dates";
import type { ArticleRow, CategoryRow } from "../db/schema.ts";

/** The columns of an article that lists read: all but its body. */
export type SummaryRow = Omit<ArticleRow, "image_alt" | "content" | "revision" | "is_oversized"> & {
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
