import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * How many published and scheduled articles each segment of a list has; see `ArticleCountRow`. Triggers keep
 * the numbers, whoever changes articles. The index of help lists has the same segments.
 */
export const articleCounts: Migration = {
  async up(db) {
    await db.schema
      .createTable("article_counts")
      .addColumn("category_id", "text", (column) => column.notNull())
      .addColumn("segment", "bigint", (column) => column.notNull())
      .addColumn("section", "text", (column) => column.notNull())
      .addColumn("count", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("article_counts_key", ["category_id", "segment"])
      .execute();
    await db.schema
      .createIndex("article_counts_by_section")
      .on("article_counts")
      .columns(["section", "segment", "category_id", "count"])
      .execute();
    await sql`insert into article_counts (category_id, segment, section, count)
      select category_id, ${segmentOf()}, section, count(*) from articles
      where published_at is not null group by 1, 2, 3`.execute(db);
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    await (isPostgres ? createPostgresTriggers(db) : createSqliteTriggers(db));
    await db.schema.dropIndex("articles_in_help_order").execute();
    await sql`create index articles_in_help_order on articles (category_id, (${helpSegment()}), position, title, id, published_at, slug)`.execute(
      db,
    );
  },
};

/** Help articles are in segments of a hundred positions of one of the four lists. */
const helpSegment = (row = "") =>
  sql.raw(
    `case ${row}list when 'FastArticles' then 1 when 'SecondArticles' then 2 when 'ThirdArticles' then 3 else 4 end * 100000000 + ${row}position / 100`,
  );

/** Posts are in segments of thirty days, the first of which has those from before 1970 too. */
const segmentOf = (row = "") => {
  const prefix = sql.raw(row);
  const days = sql`case when ${prefix}published_at < 0 then 0 else ${prefix}published_at / 2592000000 end`;
  return sql`case ${prefix}section when 'blog' then ${days} else ${helpSegment(row)} end`;
};

const add = sql`
  insert into article_counts (category_id, segment, section, count)
  select new.category_id, ${segmentOf("new.")}, new.section, 1 where new.published_at is not null
  on conflict (category_id, segment) do update set count = article_counts.count + 1;`;

const remove = sql`
  update article_counts set count = count - 1
  where old.published_at is not null and category_id = old.category_id and segment = ${segmentOf("old.")};
  delete from article_counts
  where category_id = old.category_id and segment = ${segmentOf("old.")} and count = 0;`;

/** What decides about an article's segment. */
const counted = sql.raw("section, category_id, list, position, published_at");

async function createSqliteTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger article_counts_inserted after insert on articles
    begin ${add} end`.execute(db);
  await sql`create trigger article_counts_updated after update of ${counted} on articles
    begin ${remove} ${add} end`.execute(db);
  await sql`create trigger article_counts_deleted after delete on articles
    begin ${remove} end`.execute(db);
}

/**
 * They run at the end of the transaction, which then has the lock of the list of changes. Otherwise two
 * transactions that change the same segments in different orders could wait for each other.
 */
async function createPostgresTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`create function count_article() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then ${remove} end if;
      if tg_op <> 'DELETE' then ${add} end if;
      return null;
    end $$`.execute(db);
  await sql`create constraint trigger article_counts_inserted after insert on articles
    deferrable initially deferred for each row execute function count_article()`.execute(db);
  await sql`create constraint trigger article_counts_updated after update of ${counted} on articles
    deferrable initially deferred for each row execute function count_article()`.execute(db);
  await sql`create constraint trigger article_counts_deleted after delete on articles
    deferrable initially deferred for each row execute function count_article()`.execute(db);
}
