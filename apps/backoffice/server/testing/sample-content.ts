import { randomUUID } from "node:crypto";
import type { ArticleRow, CategoryRow } from "../db/rows/content-rows.ts";
import type { TestBackoffice } from "./test-backoffice.ts";

/** Inserts a category, with default values for missing fields. */
export async function insertCategory(
  { services, clock }: TestBackoffice,
  given: Pick<CategoryRow, "section" | "slug"> & Partial<CategoryRow>,
): Promise<string> {
  const id = randomUUID();
  await services.db
    .insertInto("categories")
    .values({
      id,
      name: `Category ${given.slug}`,
      type: given.section === "help" ? "module" : null,
      position: 1,
      created_at: clock.now,
      updated_at: clock.now,
      ...given,
    })
    .execute();
  return id;
}

/** Inserts an article, by default one that was published a day ago. */
export async function insertArticle(
  { services, clock }: TestBackoffice,
  given: Pick<ArticleRow, "section" | "category_id" | "slug"> & Partial<ArticleRow>,
): Promise<string> {
  const id = randomUUID();
  const yesterday = clock.now - 86_400_000;
  await services.db
    .insertInto("articles")
    .values({
      id,
      list: given.section === "help" ? "FastArticles" : null,
      position: 1,
      title: `Article ${given.slug}`,
      image: null,
      image_alt: null,
      excerpt: null,
      meta_description: null,
      content: `<p>Body of ${given.slug}</p>`,
      published_at: yesterday,
      created_at: yesterday,
      updated_at: yesterday,
      ...given,
    })
    .execute();
  return id;
}
