import { articleLists } from "@crm/contract/calls/article";
import type { PostOrder } from "@crm/contract/extensions/article-parts";
import { type Kysely, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { ArticleRow } from "../db/rows/content-rows.ts";
import type { Database } from "../db/schema.ts";
import { summaryColumns } from "./find-articles.ts";

/** Which of a list's articles are read. */
export interface Range {
  start: number;
  limit: number;
}

/** Which articles a list has. */
export interface ListedArticles {
  section: ArticleRow["section"];
  categoryId?: string | undefined;
  /** A text that is in their titles. */
  term?: string | undefined;
  slug?: string | undefined;
  /** Slugs that are left out. */
  without?: readonly string[] | undefined;
  now: number;
}

type Selected<Output> = SelectQueryBuilder<Database, "articles", Output>;

/** The place of a help article's list among the four. An index has the same expression. */
const listRank = sql<number>`case list when 'FastArticles' then 1 when 'SecondArticles' then 2 when 'ThirdArticles' then 3 else 4 end`;

/** Published posts in the order of their publication. */
export function queryPosts(
  db: Kysely<Database>,
  listed: ListedArticles,
  order: PostOrder,
  range: Range,
) {
  const inOrder = <Output>(query: Selected<Output>) =>
    query
      .orderBy("articles.published_at", order === "newest" ? "desc" : "asc")
      .orderBy("articles.id");
  return querySummaries(db, listed, inOrder, range);
}

/** Published articles of a help category in the order of its four lists. */
export function queryHelpArticles(db: Kysely<Database>, listed: ListedArticles, range: Range) {
  return querySummaries(db, listed, inHelpOrder, range);
}

/** How many help articles of a category come before one of them. */
export function queryPlace(
  db: Kysely<Database>,
  listed: { categoryId: string; now: number },
  { list, position, title, id }: Pick<ArticleRow, "list" | "position" | "title" | "id">,
) {
  const rank = articleLists.indexOf(list ?? "ForthArticles") + 1;
  return db
    .selectFrom("articles")
    .where("articles.category_id", "=", listed.categoryId)
    .where(isPublished(listed.now))
    .where(
      sql<SqlBool>`(${listRank}, position, title, id) < (${rank}, ${position}, ${title}, ${id})`,
    )
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

/** Published help articles that have one of these titles, in lower case. */
export function queryTitled(db: Kysely<Database>, titles: readonly string[], now: number) {
  return db
    .selectFrom("articles")
    .innerJoin("categories", "categories.id", "articles.category_id")
    .where("articles.section", "=", "help")
    .where(isPublished(now))
    .where(sql<string>`lower(title)`, "in", titles)
    .select(summaryColumns)
    .orderBy(listRank)
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
  listed: ListedArticles,
  inOrder: <Output>(query: Selected<Output>) => Selected<Output>,
  { start, limit }: Range,
) {
  const part = inOrder(selectListed(db, listed).select("articles.id")).limit(limit).offset(start);
  return inOrder(db.selectFrom("articles"))
    .innerJoin("categories", "categories.id", "articles.category_id")
    .where("articles.id", "in", part)
    .select(summaryColumns);
}

function inHelpOrder<Output>(query: Selected<Output>): Selected<Output> {
  return query
    .orderBy(listRank)
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
