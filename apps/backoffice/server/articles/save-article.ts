import { randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { ArticleRow, Database } from "../db/schema.ts";
import { isUniqueViolation } from "../db/unique-violation.ts";
import { Refusal } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import type { ArticleInput } from "./article-input.ts";
import { sanitizeContent } from "./sanitize-content.ts";
import { findStalePaths } from "./stale-paths.ts";

type ArticleServices = Pick<Services, "db" | "now" | "tellSites">;

/**
 * Writes a new article, as a draft.
 *
 * @returns its id
 * @throws Refusal with the field when its category is unknown or its slug taken
 */
export async function createArticle(
  { db, now }: ArticleServices,
  input: ArticleInput,
): Promise<string> {
  const [id, time] = [randomUUID(), now()];
  await refuseTakenSlug(
    db.transaction().execute(async (trx) => {
      const columns = await toColumns(trx, input);
      const position = input.position ?? (await nextPosition(trx, columns));
      await trx
        .insertInto("articles")
        .values({
          id,
          ...columns,
          position,
          published_at: null,
          created_at: time,
          updated_at: time,
        })
        .execute();
    }),
  );
  return id;
}

/**
 * Changes an article.
 *
 * @param opened when the version that the editor had before her was written, so that nobody
 *   overwrites another's work unseen; epoch milliseconds
 * @throws Refusal 404 when there is none, 409 when it was changed since, or with the field that is
 *   wrong
 */
export async function updateArticle(
  { db, now, tellSites }: ArticleServices,
  id: string,
  input: ArticleInput,
  opened?: number,
): Promise<void> {
  const stale = await refuseTakenSlug(
    db.transaction().execute(async (trx) => {
      const before = await findStalePaths(trx, id, now());
      const columns = await toColumns(trx, input);
      const place = input.position === undefined ? {} : { position: input.position };
      const { numUpdatedRows } = await trx
        .updateTable("articles")
        .set({ ...columns, ...place, updated_at: now() })
        .where("id", "=", id)
        .$if(opened !== undefined, (query) => query.where("updated_at", "=", opened ?? 0))
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw await whyUnchanged(trx, id);
      return [...before, ...(await findStalePaths(trx, id, now()))];
    }),
  );
  if (stale.length > 0) tellSites(stale);
}

async function whyUnchanged(trx: Transaction<Database>, id: string): Promise<Refusal> {
  const found = await trx.selectFrom("articles").select("id").where("id", "=", id).execute();
  if (found.length === 0) return new Refusal(404, "There is no such article");
  return new Refusal(
    409,
    "Somebody else changed this article after you opened it. Copy your text, reload the page and put it in again.",
  );
}

type Columns = Omit<ArticleRow, "id" | "position" | "published_at" | "created_at" | "updated_at">;

async function toColumns(trx: Transaction<Database>, input: ArticleInput): Promise<Columns> {
  const category = await trx
    .selectFrom("categories")
    .select("section")
    .where("id", "=", input.categoryId)
    .executeTakeFirst();
  if (category?.section !== input.section) {
    throw new Refusal(400, "Please choose a category of this section", { field: "categoryId" });
  }
  return {
    section: input.section,
    category_id: input.categoryId,
    list: input.section === "help" ? (input.list ?? "FastArticles") : null,
    title: input.title,
    slug: input.slug,
    image: input.image,
    image_alt: input.image ? input.imageAlt : null,
    excerpt: input.excerpt,
    meta_description: input.metaDescription,
    content: sanitizeContent(input.content),
  };
}

async function nextPosition(db: Kysely<Database>, { category_id, list }: Columns) {
  const { last } = await db
    .selectFrom("articles")
    .select(({ fn }) => fn.max("position").as("last"))
    .where("category_id", "=", category_id)
    .where("list", list === null ? "is" : "=", list)
    .executeTakeFirstOrThrow();
  return Number(last ?? 0) + 1;
}

async function refuseTakenSlug<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new Refusal(
      409,
      "Another article of this section has this slug. Please choose another.",
      {
        field: "slug",
      },
    );
  }
}
