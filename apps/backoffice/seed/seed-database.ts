import { randomUUID } from "node:crypto";
import { articleLists } from "@crm/contract/calls/article";
import type { Kysely, Transaction } from "kysely";
import { sanitizeContent } from "../server/articles/sanitize-content.ts";
import type { ArticleRow, CategoryRow } from "../server/db/rows/content-rows.ts";
import type { Database } from "../server/db/schema.ts";
import { isSeeded } from "../server/installation/database-content.ts";
import { ensureDemoCampaign } from "../server/leads/demo-campaign.ts";
import { createMediaStorage } from "../server/media/create-media-storage.ts";
import { recordArticlePictures } from "../server/media/picture-uses.ts";
import { recordStoredPictures } from "../server/media/record-stored-pictures.ts";
import type { S3Settings } from "../server/media/s3-bucket.ts";
import { storePicture } from "../server/media/store-picture.ts";
import { blogCategories, helpCategories, type SeedCategory } from "./categories.ts";
import { seedDemoCompany } from "./demo-company.ts";
import { readSeedArticles, type SeedArticle } from "./read-articles.ts";
import { readSeedPictures, type SeedPictures } from "./read-pictures.ts";

type Section = CategoryRow["section"];

/** Milliseconds. */
const minute = 60_000;

interface SeedSettings {
  dataDir: string;
  demoCampaignId: string;
  s3?: S3Settings | undefined;
}

/**
 * Fills a new database in one transaction: sample content, the demo campaign and a company for the
 * customers' lead API.
 *
 * @returns whether the database was new
 */
export async function seedDatabase(
  db: Kysely<Database>,
  settings: SeedSettings,
  now: number,
): Promise<boolean> {
  if (await isSeeded(db)) return false;
  const { dataDir, demoCampaignId } = settings;
  const media = createMediaStorage(settings);
  // This comes first, because a transaction must only wait for the database.
  const pictures = await readSeedPictures();
  for (const picture of pictures.values()) await storePicture(media, picture);
  await recordStoredPictures({ db, media });
  return db.transaction().execute(async (trx) => {
    if (await isSeeded(trx)) return false;
    await ensureDemoCampaign(trx, demoCampaignId, now);
    await seedSection(trx, "help", helpCategories, pictures, now);
    await seedSection(trx, "blog", blogCategories, pictures, now);
    await seedDemoCompany(trx, dataDir, now);
    return true;
  });
}

async function seedSection(
  trx: Transaction<Database>,
  section: Section,
  categories: readonly SeedCategory[],
  pictures: SeedPictures,
  now: number,
): Promise<void> {
  const rows = categories.map((category) => toCategory(section, category, now));
  const ids = new Map(rows.map(({ slug, id }) => [slug, id]));
  await trx.insertInto("categories").values(rows).execute();
  const articles = orderArticles(categories, readSeedArticles(section, pictures));
  for (const [index, article] of articles.entries()) {
    const categoryId = ids.get(article.category);
    if (!categoryId)
      throw new Error(`Seed article ${article.slug}: no category ${article.category}`);
    const row = toArticle(section, categoryId, article, now - index * minute);
    await trx.insertInto("articles").values(row).execute();
    await recordArticlePictures(trx, row.id, row);
  }
}

/**
 * The sample articles, the newest first: the first of each category, then the second of each, and so
 * on. They are published when they are loaded, a minute apart, because no earlier date would be true.
 */
function orderArticles(
  categories: readonly SeedCategory[],
  articles: readonly SeedArticle[],
): SeedArticle[] {
  const order = new Map(categories.map(({ slug, position }) => [slug, position]));
  const list = (article: SeedArticle) => articleLists.indexOf(article.list ?? articleLists[0]);
  return articles.toSorted(
    (a, b) =>
      list(a) - list(b) ||
      a.position - b.position ||
      (order.get(a.category) ?? 0) - (order.get(b.category) ?? 0) ||
      a.slug.localeCompare(b.slug),
  );
}

function toCategory(section: Section, category: SeedCategory, now: number): CategoryRow {
  const { name, slug, type = null, position } = category;
  return {
    id: randomUUID(),
    section,
    name,
    slug,
    type,
    position,
    created_at: now,
    updated_at: now,
    revision: 1,
  };
}

function toArticle(
  section: Section,
  categoryId: string,
  article: SeedArticle,
  publishedAt: number,
): ArticleRow {
  return {
    id: randomUUID(),
    section,
    category_id: categoryId,
    list: section === "help" ? (article.list ?? "FastArticles") : null,
    position: article.position,
    title: article.title,
    slug: article.slug,
    image: article.image ?? null,
    image_alt: article.imageAlt ?? null,
    excerpt: article.excerpt,
    meta_description: article.metaDescription,
    content: sanitizeContent(article.content),
    published_at: publishedAt,
    last_published_at: publishedAt,
    created_at: publishedAt,
    updated_at: publishedAt,
    revision: 1,
    is_oversized: 0,
    is_sample: 1,
  };
}
