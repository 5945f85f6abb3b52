import type { PostOrder, PostsPart } from "@crm/contract/extensions/article-parts";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import type { SummaryRow } from "./article-answer.ts";
import { type ListedArticles, queryCount, queryPosts, readCount } from "./article-parts.ts";
import { findBlogSummaries } from "./find-articles.ts";
import { type CountedList, findStart, readSegments, sumSegments } from "./list-segments.ts";

/**
 * Published posts of the blog or of one category.
 *
 * @param part undefined: all of them
 * @returns `count`: how many there are on all parts; undefined for the whole list
 */
export async function findPosts(
  db: Kysely<Database>,
  now: number,
  part: PostsPart | undefined,
  categoryId?: string,
): Promise<{ rows: SummaryRow[]; count?: number }> {
  if (!part) return { rows: await findBlogSummaries(db, now, categoryId) };
  const { q: term, slug, sort, start, limit } = part;
  const listed: ListedArticles = { section: "blog", categoryId, term, slug, now };
  const { count, from } =
    term === undefined && slug === undefined
      ? await findInSegments(db, listed, sort, start)
      : { count: await readCount(queryCount(db, listed)), from: { skipped: start } };
  const isWanted = limit > 0 && start < count;
  const rows = isWanted ? await queryPosts(db, listed, sort, { ...from, limit }).execute() : [];
  return { rows, count };
}

async function findInSegments(
  db: Kysely<Database>,
  listed: CountedList,
  order: PostOrder,
  start: number,
) {
  const segments = await readSegments(db, listed);
  const inOrder = order === "newest" ? segments.toReversed() : segments;
  return { count: sumSegments(segments), from: findStart(inOrder, start) };
}
