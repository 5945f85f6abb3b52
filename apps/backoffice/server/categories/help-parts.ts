import type { HelpCategory } from "@crm/contract/calls/article";
import type { HelpCategoryPart, HelpPart } from "@crm/contract/extensions/article-parts";
import type { Kysely } from "kysely";
import type { SummaryRow } from "../articles/article-answer.ts";
import {
  type ListedArticles,
  queryCount,
  queryHelpArticles,
  queryPlace,
  queryTitled,
  readCount,
} from "../articles/article-parts.ts";
import type { CategoryRow } from "../db/rows/content-rows.ts";
import type { Database } from "../db/schema.ts";
import { selectCategories, toHelpCategory } from "./help-categories.ts";

type CountedCategory = HelpCategory & { count: number };

/** The categories of call 5 with a part of their articles. */
export async function findHelpPart(
  db: Kysely<Database>,
  now: number,
  { start, limit, q: term, each, titles }: HelpPart,
): Promise<{ categories: CountedCategory[]; count: number }> {
  const rows = await selectCategories(db).execute();
  if (titles) return findTitled(db, now, rows, titles);
  const categories: CountedCategory[] = [];
  let [before, left, count] = [start, limit, 0];
  for (const row of rows) {
    const listed: ListedArticles = { section: "help", categoryId: row.id, term, now };
    const own = await readCount(queryCount(db, listed));
    const range = each === undefined ? { start: before, limit: left } : { start: 0, limit: each };
    const isWanted = range.limit > 0 && range.start < own;
    const found = isWanted ? await queryHelpArticles(db, listed, range).execute() : [];
    categories.push({ ...toHelpCategory(row, found), count: own });
    before = Math.max(0, before - own);
    left -= found.length;
    count += own;
  }
  return { categories, count };
}

/** The final punctuation that a title may have or lack. */
const endings = ["", "?", ".", "!"];

async function findTitled(
  db: Kysely<Database>,
  now: number,
  rows: readonly CategoryRow[],
  titles: readonly string[],
) {
  const wanted = titles.flatMap((title) => {
    const bare = title.toLowerCase().replace(/[\s?.!]+$/, "");
    return endings.map((ending) => bare + ending);
  });
  const found: SummaryRow[] = wanted.length > 0 ? await queryTitled(db, wanted, now).execute() : [];
  const byCategory = Map.groupBy(found, (row) => row.category_id);
  const categories = rows.map((row) => {
    const own = byCategory.get(row.id) ?? [];
    return { ...toHelpCategory(row, own), count: own.length };
  });
  return { categories, count: found.length };
}

/** The category of call 6 with a part of its articles. */
export async function findHelpCategoryPart(
  db: Kysely<Database>,
  slug: string,
  now: number,
  { start, limit, without, at }: HelpCategoryPart,
): Promise<{ category: HelpCategory; count: number; place?: number | null } | undefined> {
  const row = await selectCategories(db).where("slug", "=", slug).executeTakeFirst();
  if (!row) return undefined;
  const listed: ListedArticles = { section: "help", categoryId: row.id, without, now };
  const count = await readCount(queryCount(db, listed));
  const found = limit > 0 ? await queryHelpArticles(db, listed, { start, limit }).execute() : [];
  const category = toHelpCategory(row, found);
  if (at === undefined) return { category, count };
  return { category, count, place: await findPlace(db, row.id, at, now) };
}

async function findPlace(
  db: Kysely<Database>,
  categoryId: string,
  slug: string,
  now: number,
): Promise<number | null> {
  const listed: ListedArticles = { section: "help", categoryId, slug, now };
  const [own] = await queryHelpArticles(db, listed, { start: 0, limit: 1 }).execute();
  return own ? readCount(queryPlace(db, { categoryId, now }, own)) : null;
}
