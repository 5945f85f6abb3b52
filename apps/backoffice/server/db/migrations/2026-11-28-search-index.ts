import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * The index of the article search; see `rows/search-rows.ts`. Triggers note which articles have changed,
 * whoever changes them. The articles that are there already are indexed after the start.
 */
export const searchIndex: Migration = {
  async up(db) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    // Ranges of words are read in the order of their code points.
    const word = isPostgres ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable("search_texts")
      .addColumn("number", "integer", (column) => column.primaryKey())
      .addColumn("article_id", "text", (column) => column.notNull().unique())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("words", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("search_texts_by_version")
      .on("search_texts")
      .column("version")
      .execute();
    await db.schema
      .createTable("search_words")
      .addColumn("word", word, (column) => column.primaryKey())
      .addColumn("letters", "integer", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("search_words_by_letters")
      .on("search_words")
      .columns(["letters", "word"])
      .execute();
    await db.schema
      .createTable("search_postings")
      .addColumn("word", word, (column) => column.notNull())
      .addColumn("block", "integer", (column) => column.notNull())
      .addColumn("postings", isPostgres ? sql`bytea` : sql`blob`, (column) => column.notNull())
      .addPrimaryKeyConstraint("search_postings_key", ["word", "block"])
      .execute();
    await db.schema
      .createTable("search_queue")
      .addColumn("article_id", "text", (column) => column.primaryKey())
      .addColumn("number", "integer", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("search_queue_by_number")
      .on("search_queue")
      .column("number")
      .execute();
    await (isPostgres ? createPostgresTriggers(db) : createSqliteTriggers(db));
    await sql`insert into search_queue (article_id, number)
      select id, 0 from articles where published_at is not null`.execute(db);
  },
};

const searched = sql.raw("title, excerpt, meta_description, content, published_at");

/** Puts an article at the end of the queue. */
const addToQueue = (id: string) => sql`
  insert into search_queue (article_id, number)
  values (${sql.raw(id)}, (select coalesce(max(number), 0) + 1 from search_queue))
  on conflict (article_id) do update set number = excluded.number`;

async function createSqliteTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger search_queue_inserted after insert on articles
    when new.published_at is not null begin ${addToQueue("new.id")}; end`.execute(db);
  await sql`create trigger search_queue_updated after update of ${searched} on articles
    when new.published_at is not null or old.published_at is not null
    begin ${addToQueue("new.id")}; end`.execute(db);
  await sql`create trigger search_queue_deleted after delete on articles
    when old.published_at is not null begin ${addToQueue("old.id")}; end`.execute(db);
}

async function createPostgresTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`create function queue_article_for_search() returns trigger language plpgsql as $$
    begin ${addToQueue("coalesce(new.id, old.id)")}; return null; end $$`.execute(db);
  await sql`create trigger search_queue_inserted after insert on articles for each row
    when (new.published_at is not null) execute function queue_article_for_search()`.execute(db);
  await sql`create trigger search_queue_updated after update of ${searched} on articles for each row
    when (new.published_at is not null or old.published_at is not null)
    execute function queue_article_for_search()`.execute(db);
  await sql`create trigger search_queue_deleted after delete on articles for each row
    when (old.published_at is not null) execute function queue_article_for_search()`.execute(db);
}
