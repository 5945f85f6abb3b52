import type { PostOrder } from "@crm/contract/extensions/article-parts";
import { type Kysely, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { ArticleRow } from "../db/rows/content-rows.ts";
import type { Database } from "../db/schema.ts";
import { summaryColumns } from "./find-published.ts";
import {
  type CountedList,
  findTimes,
  helpSegment,
  helpSegmentOf,
  type Start,
} from "./list-segments.ts";

/** Which of a list's articles are read. */
export interface Part extends Start {
  limit: number;
}

/** Which articles a list has. */
export interface ListedArticles extends CountedList {
  /** A text that is in their titles. */
  term?: string | undefined;
  slug?: string | undefined;
}

const everything = sql<SqlBool>`true`;

type Selected<Output> = SelectQueryBuilder<Database, "articles", Output>;

/** Published posts in the order of their publication. */
export function queryPosts(
  db: Kysely<Database>,
  listed: ListedArticles,
  order: PostOrder,
  part: Part,
) {
  const isNewest = order === "newest";
  const inOrder = <Output>(query: Selected<Output>) =>
    query.orderBy("articles.published_at", isNewest ? "desc" : "asc").orderBy("articles.id");
  const { from, until } = findTimes(part.segment);
  const now = isNewest ? Math.min(until - 1, listed.now) : listed.now;
  const query = selectListed(db, { ...listed, now });
  const begun = isNewest ? query : query.where("articles.published_at", ">=", from);
  return querySummaries(db, begun, inOrder, part);
}

/** Published articles of a help category in the order of its four lists. */
export function queryHelpArticles(db: Kysely<Database>, listed: ListedArticles, part: Part) {
  const { segment } = part;
  const from = segment === undefined ? everything : sql<SqlBool>`${helpSegment} >= ${segment}`;
  return querySummaries(db, selectListed(db, listed).where(from), inHelpOrder, part);
}

/** What decides about the place of a help article in its category. */
export function queryInCategory(
  db: Kysely<Database>,
  { categoryId, slug, now }: { categoryId: string; slug: string; now: number },
) {
  return db
    .selectFrom("articles")
    .select(["id", "list", "position", "title"])
    .where("section", "=", "help")
    .where("slug", "=", slug)
    .where("category_id", "=", categoryId)
    .where(isPublished(now));
}

/** How many help articles of a category come before one of them in its segment. */
export function queryPlace(
  db: Kysely<Database>,
  listed: { categoryId: string; now: number },
  own: Pick<ArticleRow, "list" | "position" | "title" | "id">,
) {
  return db
    .selectFrom("articles")
    .where("articles.category_id", "=", listed.categoryId)
    .where(isPublished(listed.now))
    .where(helpSegment, "=", helpSegmentOf(own))
    .where(sql<SqlBool>`(position, title, id) < (${own.position}, ${own.title}, ${own.id})`)
    .select(({ fn }) => fn.countAll<number>().as("count"));
}

/** How many published articles a list has. */
export function queryCount(db: Kysely<Database>, listed: ListedArticles) {
  return selectListed(db, listed).select(({ fn }) => fn.countAll<number>().as("count"));
}

/** The number that `queryCount` and `queryPlace` find. */
export async function readCount(query: ReturnType<typeof queryCount>): Promise<number> {
  return (await query.executeTakeFirstOrThrow()).count;
}

/**
 * A part of a list that is searched, and how many articles it has. Both read all titles, so they are counted
 * only if the part may not be the last one.
 *
 * @param query the part's query
 */
export async function findMatching<Row>(
  db: Kysely<Database>,
  listed: ListedArticles,
  { start, limit }: { start: number; limit: number },
  query: (part: Part) => { execute(): Promise<Row[]> },
): Promise<{ rows: Row[]; count: number }> {
  const rows = limit > 0 ? await query({ skipped: start, limit }).execute() : [];
  const isLast = rows.length < limit && (rows.length > 0 || start === 0);
  const count = isLast ? start + rows.length : await readCount(queryCount(db, listed));
  return { rows, count };
}

/** Published help articles that have one of these titles, in lower case. */
export function queryTitled(db: Kysely<Database>, titles: readonly string[], now: number) {
  return db
    .selectFrom("articles")
    .innerJoin("categories", "categories.id", "articles.category_id")
    .where("articles.section", "=", "help")
    .where(isPublished(now))
    .where(sql<string>`lower(title)`, "in", titles)
    .select(summaryColumns)
    .orderBy(helpSegment)
    .orderBy("articles.position")
    .orderBy("articles.title");
}

/** With a plus, so that SQLite does not choose an index of dates. */
function isPublished(now: number) {
  return sql<SqlBool>`+articles.published_at <= ${now}`;
}

/** Finds the part in an index first, so that the articles before it are not read. */
function querySummaries(
  db: Kysely<Database>,
  listed: ReturnType<typeof selectListed>,
  inOrder: <Output>(query: Selected<Output>) => Selected<Output>,
  { skipped, limit }: Part,
) {
  const part = inOrder(listed.select("articles.id")).limit(limit).offset(skipped);
  return inOrder(db.selectFrom("articles"))
    .innerJoin("categories", "categories.id", "articles.category_id")
    .where("articles.id", "in", part)
    .select(summaryColumns);
}

function inHelpOrder<Output>(query: Selected<Output>): Selected<Output> {
  return query
    .orderBy(helpSegment)
    .orderBy("articles.position")
    .orderBy("articles.title")
    .orderBy("articles.id");
}

function selectListed(
  db: Kysely<Database>,
  { section, categoryId, term, slug, without = [], now }: ListedArticles,
) {
  return (
    db
      .selectFrom("articles")
      .where("articles.published_at", "<=", now)
      // A category's section is not asked for, because its index does not have it.
      .where(
        categoryId === undefined ? "articles.section" : "articles.category_id",
        "=",
        categoryId ?? section,
      )
      .$if(slug !== undefined, (query) => query.where("articles.slug", "=", slug ?? ""))
      .$if(without.length > 0, (query) => query.where("articles.slug", "not in", without))
      .$if(term !== undefined, (query) =>
        query.where(
          sql<SqlBool>`lower(articles.title) like ${titlePattern(term ?? "")} escape '\\'`,
        ),
      )
  );
}

/**
 * SQLite's `lower` knows English letters only. Another letter with two cases is matched by any
 * letter, so that "É" is found by "é".
 */
function titlePattern(term: string): string {
  const text = term
    .trim()
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\\%_]/g, "\\$&");
  const pattern = text.replace(/\P{ASCII}/gu, (letter) =>
    letter.toUpperCase() === letter ? letter : "_",
  );
  return `%${pattern}%`;
}
