import { categoryPath } from "@crm/contract/pages/help-center";
import type { Kysely } from "kysely";
import type { CategoryRow } from "../db/rows/content-rows.ts";
import type { Database } from "../db/schema.ts";
import {
  type ArticlePlace,
  articlePath,
  pathsShowing,
  pathsShowingSection,
} from "./article-paths.ts";

/** The site's pages that show a published article; none for a draft or a scheduled one. */
export async function findStalePaths(
  db: Kysely<Database>,
  id: string,
  now: number,
): Promise<string[]> {
  const place = await selectPlaces(db, now)
    .select("articles.category_id")
    .where("articles.id", "=", id)
    .executeTakeFirst();
  if (!place) return [];
  return pathsShowing(place, await findNeighbours(db, place.section, place.category_id, now));
}

/** The site's pages that show a category: its page, its articles' pages and its section's pages. */
export async function findCategoryStalePaths(
  db: Kysely<Database>,
  { id, section, slug }: Pick<CategoryRow, "id" | "section" | "slug">,
  now: number,
): Promise<string[]> {
  return [
    ...pathsShowingSection(section),
    ...(section === "help" ? [categoryPath(slug)] : []),
    ...(await findNeighbours(db, section, id, now)).map(articlePath),
  ];
}

/** The own pages of the published ones of these articles. */
export async function findOwnPaths(
  db: Kysely<Database>,
  ids: readonly string[],
  now: number,
): Promise<string[]> {
  if (ids.length === 0) return [];
  return (await selectPlaces(db, now).where("articles.id", "in", ids).execute()).map(articlePath);
}

/** Help articles list others of their category; posts list any other posts. */
function findNeighbours(
  db: Kysely<Database>,
  section: CategoryRow["section"],
  categoryId: string,
  now: number,
): Promise<ArticlePlace[]> {
  return selectPlaces(db, now)
    .where("articles.section", "=", section)
    .$if(section === "help", (query) => query.where("articles.category_id", "=", categoryId))
    .execute();
}

function selectPlaces(db: Kysely<Database>, now: number) {
  return db
    .selectFrom("articles")
    .innerJoin("categories", "categories.id", "articles.category_id")
    .select(["articles.section", "articles.slug", "categories.slug as categorySlug"])
    .where("articles.published_at", "<=", now);
}
