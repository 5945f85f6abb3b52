import { randomUUID } from "node:crypto";
import { fixedCategorySlugs } from "@crm/contract/pages/help-center";
import type { Transaction } from "kysely";
import { findCategoryStalePaths, findOwnPaths } from "../articles/stale-paths.ts";
import type { CategoryRow } from "../db/rows/content-rows.ts";
import type { Database } from "../db/schema.ts";
import { isUniqueViolation } from "../db/unique-violation.ts";
import { HttpError } from "../http/http-error.ts";
import { rewriteLinks } from "../links/update-links.ts";
import type { Services } from "../services.ts";
import { deleteOldSlug, saveOldSlug } from "../slugs/old-slugs.ts";
import type { CategoryChange, CategoryInput } from "./category-input.ts";
import { orderArticles } from "./order-articles.ts";

type CategoryServices = Pick<Services, "now" | "settings" | "changeFeed">;

/** The site always has a page for these, at a fixed address. */
export function isFixedCategory({ section, slug }: Pick<CategoryRow, "section" | "slug">): boolean {
  return section === "help" && fixedCategorySlugs.some((fixed) => fixed === slug);
}

/**
 * Creates a category, the last of its section.
 *
 * @returns its id
 * @throws HttpError with the field when its slug is taken
 */
export async function createCategory(
  { now, changeFeed }: CategoryServices,
  { section, name, slug, type }: CategoryInput,
): Promise<string> {
  const [id, time] = [randomUUID(), now()];
  await rejectTakenSlug(
    changeFeed.change(async (trx) => {
      const { last } = await trx
        .selectFrom("categories")
        .select(({ fn }) => fn.max("position").as("last"))
        .where("section", "=", section)
        .executeTakeFirstOrThrow();
      await trx
        .insertInto("categories")
        .values({
          id,
          section,
          name,
          slug,
          type: section === "help" ? (type ?? "module") : null,
          position: Number(last ?? 0) + 1,
          created_at: time,
          updated_at: time,
        })
        .execute();
      await deleteOldSlug(trx, { section, slug, kind: "category" });
      return findCategoryStalePaths(trx, { id, section, slug }, time);
    }),
  );
  return id;
}

/**
 * Changes a category and the order of its articles. When its address changes, the old address becomes
 * a redirect, and links in articles change.
 *
 * @param change `revision` is the one that the editor opened
 * @throws HttpError 404 when there is none, 409 when it was changed since, or with the invalid field
 */
export async function updateCategory(
  { now, settings, changeFeed }: CategoryServices,
  id: string,
  { name, slug, type, lists, revision }: CategoryChange,
): Promise<void> {
  await rejectTakenSlug(
    changeFeed.change(async (trx) => {
      const was = await findCategory(trx, id);
      const before = await findCategoryStalePaths(trx, was, now());
      if (slug !== was.slug && isFixedCategory(was)) throw createFixedAddressError();
      const { numUpdatedRows } = await trx
        .updateTable("categories")
        .set((eb) => ({
          name,
          slug,
          type: was.section === "help" ? (type ?? was.type) : null,
          updated_at: now(),
          revision: eb("revision", "+", 1),
        }))
        .where("id", "=", id)
        .$if(revision !== undefined, (query) => query.where("revision", "=", revision ?? 0))
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw createConflict();
      if (lists && was.section === "help") await orderArticles(trx, id, lists);
      const linking = slug === was.slug ? [] : await redirectOldAddress(trx, was, slug);
      return [
        ...before,
        ...linking,
        ...(await findCategoryStalePaths(trx, { ...was, slug }, now())),
      ];
    }),
  );

  async function redirectOldAddress(trx: Transaction<Database>, was: CategoryRow, slug: string) {
    const { section } = was;
    await saveOldSlug(trx, { section, slug: was.slug, kind: "category" }, id, now());
    await deleteOldSlug(trx, { section, slug, kind: "category" });
    return findOwnPaths(trx, await rewriteLinks(trx, was.slug, settings.siteUrl), now());
  }
}

/**
 * Deletes an empty category.
 *
 * @throws HttpError 404 when there is none, 409 when it can't be deleted
 */
export async function deleteCategory(
  { now, changeFeed }: CategoryServices,
  id: string,
): Promise<void> {
  await changeFeed.change(async (trx) => {
    const category = await findCategory(trx, id);
    if (isFixedCategory(category)) {
      throw new HttpError(409, "This category can't be deleted: the site always has a page for it");
    }
    const { articles, deleted } = await trx
      .selectFrom("articles")
      .leftJoin("article_trash", "article_trash.article_id", "articles.id")
      .select(({ fn }) => [
        fn.countAll<number>().as("articles"),
        fn.count<number>("article_trash.article_id").as("deleted"),
      ])
      .where("category_id", "=", id)
      .executeTakeFirstOrThrow();
    if (articles > 0 && articles === deleted) {
      throw new HttpError(
        409,
        "Articles of this category are in the trash. Please restore them and move them to another first, or wait until they have left the trash.",
      );
    }
    if (articles > 0) {
      const content = articles === 1 ? "an article" : `${articles} articles`;
      throw new HttpError(
        409,
        `This category still has ${content}. Please move them to another first.`,
      );
    }
    await trx.deleteFrom("categories").where("id", "=", id).execute();
    await trx.deleteFrom("old_slugs").where("target_id", "=", id).execute();
    return findCategoryStalePaths(trx, category, now());
  });
}

async function findCategory(trx: Transaction<Database>, id: string): Promise<CategoryRow> {
  const row = await trx
    .selectFrom("categories")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw new HttpError(404, "There is no such category");
  return row;
}

function createFixedAddressError(): HttpError {
  const message =
    "The address of this category can't be changed: the site always has a page there. You can change its name and type.";
  return new HttpError(400, message, { field: "slug" });
}

function createConflict(): HttpError {
  return new HttpError(
    409,
    "Somebody else changed this category after you opened it. Reload the page and make your change again.",
  );
}

async function rejectTakenSlug<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const message = "Another category of this section has this address. Please choose another.";
    throw new HttpError(409, message, { field: "slug" });
  }
}
