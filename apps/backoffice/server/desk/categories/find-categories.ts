import { articleLists } from "@crm/contract/calls/article";
import type { Kysely } from "kysely";
import { selectArticles } from "../../articles/require-article.ts";
import { isFixedCategory } from "../../categories/save-category.ts";
import type { CategoryRow } from "../../db/rows/content-rows.ts";
import type { Database } from "../../db/schema.ts";
import { HttpError } from "../../http/http-error.ts";
import type { Services } from "../../services.ts";
import { readStatus } from "../articles/find-articles.ts";
import type { Category, CategoryDetail, ListedArticle } from "../transport/content-shapes.ts";
import type { Page } from "../transport/shapes.ts";

/** Lists all categories of both sections. */
export async function listCategories({ db }: Pick<Services, "db">): Promise<Page<Category>> {
  const rows = await selectCategories(db)
    .orderBy("categories.section", "desc")
    .orderBy("categories.position")
    .orderBy("categories.name")
    .execute();
  return { data: rows.map(toCategory), total: rows.length };
}

/**
 * Finds one category with its articles in their lists, in any status.
 *
 * @throws HttpError 404 when there is none
 */
export async function findCategory(
  { db, now }: Pick<Services, "db" | "now">,
  id: string,
): Promise<CategoryDetail> {
  const row = await selectCategories(db).where("categories.id", "=", id).executeTakeFirst();
  if (!row) throw new HttpError(404, "There is no such category");
  return {
    ...toCategory(row),
    revision: row.revision,
    lists: row.section === "help" ? await findLists(db, id, now()) : null,
  };
}

async function findLists(
  db: Kysely<Database>,
  categoryId: string,
  now: number,
): Promise<CategoryDetail["lists"]> {
  const rows = await selectArticles(db)
    .select(["id", "list", "title", "articles.published_at"])
    .where("category_id", "=", categoryId)
    .orderBy("position")
    .orderBy("title")
    .execute();
  const pick = (list: string): ListedArticle[] =>
    rows
      .filter((row) => row.list === list)
      .map(({ id, title, published_at }) => ({ id, title, status: readStatus(published_at, now) }));
  return Object.fromEntries(articleLists.map((list) => [list, pick(list)]));
}

const columns = [
  "categories.id",
  "categories.section",
  "categories.name",
  "categories.slug",
  "categories.type",
  "categories.position",
  "categories.revision",
] as const;

function selectCategories(db: Kysely<Database>) {
  return db
    .selectFrom("categories")
    .leftJoin("articles", "articles.category_id", "categories.id")
    .leftJoin("article_trash", "article_trash.article_id", "articles.id")
    .select(({ fn, eb }) => [
      ...columns,
      eb(fn.count<number>("articles.id"), "-", fn.count<number>("article_trash.article_id")).as(
        "articles",
      ),
    ])
    .groupBy(columns);
}

type Row = Omit<CategoryRow, "created_at" | "updated_at"> & { articles: number };

function toCategory(row: Row): Category {
  const { id, section, name, slug, type, articles } = row;
  return { id, section, name, slug, type, articles, fixed: isFixedCategory(row) };
}
