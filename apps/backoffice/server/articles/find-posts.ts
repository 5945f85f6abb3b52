import type { PostsPart } from "@crm/contract/extensions/article-parts";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import type { SummaryRow } from "./article-answer.ts";
import { findMatching, type ListedArticles, type Part, queryPosts } from "./article-parts.ts";
import { findBlogSummaries } from "./find-published.ts";
import { findStart, readSegments, sumSegments } from "./list-segments.ts";

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
  const query = (part: Part) => queryPosts(db, listed, sort, part);
  if (term !== undefined || slug !== undefined) return findMatching(db, listed, part, query);
  const segments = await readSegments(db, listed);
  const inOrder = sort === "newest" ? segments.toReversed() : segments;
  const count = sumSegments(segments);
  const isWanted = limit > 0 && start < count;
  const rows = isWanted ? await query({ ...findStart(inOrder, start), limit }).execute() : [];
  return { rows, count };
}
