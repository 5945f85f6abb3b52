import type { HelpCategory } from "@crm/contract/calls/article";
import type { HelpCategoryPart, HelpPart } from "@crm/contract/extensions/article-parts";
import type { Kysely } from "kysely";
import type { SummaryRow } from "../articles/article-answer.ts";
import {
  findMatching,
  type ListedArticles,
  queryHelpArticles,
  queryInCategory,
  queryPlace,
  queryTitled,
  readCount,
} from "../articles/article-parts.ts";
import {
  countByCategory,
  findStart,
  helpSegmentOf,
  readSegments,
  type Segment,
  sumSegments,
} from "../articles/list-segments.ts";
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
  const counts = term === undefined ? await countByCategory(db, "help", now) : undefined;
  const categories: CountedCategory[] = [];
  let [before, left, count] = [start, limit, 0];
  for (const row of rows) {
    const listed: ListedArticles = { section: "help", categoryId: row.id, term, now };
    const range = each === undefined ? { start: before, limit: left } : { start: 0, limit: each };
    const { rows: found, count: own } = counts
      ? await findCounted(db, listed, range, counts.get(row.id) ?? 0)
      : await findMatching(db, listed, range, (part) => queryHelpArticles(db, listed, part));
    categories.push({ ...toHelpCategory(row, found), count: own });
    before = Math.max(0, before - own);
    left -= found.length;
    count += own;
  }
  return { categories, count };
}

/** The segments are read only for articles that are not the first of their category. */
async function findCounted(
  db: Kysely<Database>,
  listed: ListedArticles,
  { start, limit }: { start: number; limit: number },
  count: number,
): Promise<{ rows: SummaryRow[]; count: number }> {
  if (limit === 0 || start >= count) return { rows: [], count };
  const from = start === 0 ? { skipped: 0 } : findStart(await readSegments(db, listed), start);
  return { rows: await queryHelpArticles(db, listed, { ...from, limit }).execute(), count };
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
  const listed = { section: "help", categoryId: row.id, without, now } as const;
  const segments = await readSegments(db, listed);
  const count = sumSegments(segments);
  const isWanted = limit > 0 && start < count;
  const found = isWanted
    ? await queryHelpArticles(db, listed, { ...findStart(segments, start), limit }).execute()
    : [];
  const category = toHelpCategory(row, found);
  if (at === undefined) return { category, count };
  const whole = without ? await readSegments(db, { ...listed, without: [] }) : segments;
  return { category, count, place: await findPlace(db, whole, { ...listed, slug: at }) };
}

async function findPlace(
  db: Kysely<Database>,
  segments: readonly Segment[],
  listed: { categoryId: string; slug: string; now: number },
): Promise<number | null> {
  const own = await queryInCategory(db, listed).executeTakeFirst();
  if (!own) return null;
  const before = segments.filter(({ segment }) => segment < helpSegmentOf(own));
  return sumSegments(before) + (await readCount(queryPlace(db, listed, own)));
}
