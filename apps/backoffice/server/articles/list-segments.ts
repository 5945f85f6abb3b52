import { articleLists } from "@crm/contract/calls/article";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { ArticleCountRow, ArticleRow } from "../db/rows/content-rows.ts";
import type { Database } from "../db/schema.ts";

/*
 * A list of articles is divided into segments, whose lengths triggers keep in `article_counts`. So neither
 * its length is counted, nor are the articles before a late page read: only those of one segment.
 */

/** Thirty days of posts; the first segment has those from before 1970 too. Milliseconds. */
const segmentMs = 2_592_000_000;

/** A hundred positions in one of a help category's four lists. An index has the same expression. */
export const helpSegment: RawBuilder<number> = sql`case articles.list when 'FastArticles' then 1 when 'SecondArticles' then 2 when 'ThirdArticles' then 3 else 4 end * 100000000 + articles.position / 100`;

export type Segment = Pick<ArticleCountRow, "segment" | "count">;

/** Which articles a list has, unless it is searched. */
export interface CountedList {
  section: ArticleRow["section"];
  categoryId?: string | undefined;
  /** Slugs that are left out. */
  without?: readonly string[] | undefined;
  now: number;
}

/** Where a part of a list begins. */
export interface Start {
  /** Undefined for the whole list. */
  segment?: number | undefined;
  /** How many articles of that segment and the later ones are before it. */
  skipped: number;
}

/** The segments of a list in ascending order, with their numbers of published articles. */
export async function readSegments(
  db: Kysely<Database>,
  { section, categoryId, without = [], now }: CountedList,
): Promise<Segment[]> {
  const [column, value] =
    categoryId === undefined
      ? (["section", section] as const)
      : (["category_id", categoryId] as const);
  const uncounted = db
    .selectFrom("articles")
    .select((eb) => [segmentOf(section).as("segment"), eb.lit(-1).as("count")])
    .where(column, "=", value);
  const kept = db
    .selectFrom("article_counts")
    .select(["segment", "count"])
    .where(column, "=", value)
    .unionAll(uncounted.where("published_at", ">", now))
    .$if(without.length > 0, (query) =>
      query.unionAll(
        uncounted
          .where("section", "=", section)
          .where("published_at", "<=", now)
          .where("slug", "in", without),
      ),
    );
  return db
    .selectFrom(kept.as("counted"))
    .select(({ fn }) => ["segment", fn.sum<number>("count").as("count")])
    .groupBy("segment")
    .having(({ fn }) => fn.sum("count"), ">", 0)
    .orderBy("segment")
    .execute();
}

/** The number of published articles of each category of a section that has any. */
export async function countByCategory(
  db: Kysely<Database>,
  section: ArticleRow["section"],
  now: number,
): Promise<Map<string, number>> {
  const scheduled = db
    .selectFrom("articles")
    .select((eb) => ["category_id", eb.lit(-1).as("count")])
    .where("section", "=", section)
    .where("published_at", ">", now);
  const kept = db
    .selectFrom("article_counts")
    .select(["category_id", "count"])
    .where("section", "=", section)
    .unionAll(scheduled);
  const rows = await db
    .selectFrom(kept.as("counted"))
    .select(({ fn }) => ["category_id", fn.sum<number>("count").as("count")])
    .groupBy("category_id")
    .execute();
  return new Map(rows.map(({ category_id, count }) => [category_id, count]));
}

export function sumSegments(segments: readonly Segment[]): number {
  return segments.reduce((sum, { count }) => sum + count, 0);
}

/**
 * Finds where the part begins that has `start` articles before it.
 *
 * @param segments in the order of the list
 */
export function findStart(segments: readonly Segment[], start: number): Start {
  let skipped = start;
  for (const { segment, count } of segments) {
    if (skipped < count) return { segment, skipped };
    skipped -= count;
  }
  return { skipped: start };
}

/** When the posts of a segment were published, or those of all segments. */
export function findTimes(segment: number | undefined): { from: number; until: number } {
  if (segment === undefined) {
    return { from: Number.MIN_SAFE_INTEGER, until: Number.MAX_SAFE_INTEGER };
  }
  const from = segment === 0 ? Number.MIN_SAFE_INTEGER : segment * segmentMs;
  return { from, until: (segment + 1) * segmentMs };
}

/** The segment of a help article. */
export function helpSegmentOf({ list, position }: Pick<ArticleRow, "list" | "position">): number {
  const place = articleLists.indexOf(list ?? "ForthArticles") + 1;
  return place * 100_000_000 + Math.trunc(position / 100);
}

function segmentOf(section: ArticleRow["section"]): RawBuilder<number> {
  if (section === "help") return helpSegment;
  const time = sql.ref("articles.published_at");
  return sql`case when ${time} < 0 then 0 else ${time} / ${sql.lit(segmentMs)} end`;
}
