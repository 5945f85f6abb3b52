import { indexVersion } from "@crm/search/count-words";
import { type Kysely, PostgresAdapter, type Transaction } from "kysely";
import type { Database } from "../db/schema.ts";
import { indexArticles } from "./index-articles.ts";

/** How many articles a transaction indexes that has changed very many. */
const mostAtOnce = 20;

/** How many articles of the queue are indexed in one transaction. Other writers wait meanwhile. */
const batchSize = 5;

/** The last place in the queue. */
export async function findLastQueued(trx: Transaction<Database>): Promise<number> {
  const { last } = await trx
    .selectFrom("search_queue")
    .select(({ fn }) => fn.max<number | null>("number").as("last"))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/**
 * Indexes the articles that this transaction has changed. After a change of very many the others are
 * indexed later.
 *
 * @param last what `findLastQueued` returned before the changes
 */
export async function indexChanged(trx: Transaction<Database>, last: number): Promise<void> {
  const changed = await trx
    .selectFrom("search_queue")
    .select("article_id")
    .where("number", ">", last)
    .orderBy("number", "desc")
    .limit(mostAtOnce)
    .execute();
  const ids = changed.map(({ article_id }) => article_id);
  await indexArticles(trx, await lockFree(trx, ids));
}

/** Queues the articles that were indexed with older rules for words. */
export async function queueOutdated(db: Kysely<Database>): Promise<void> {
  const outdated = db
    .selectFrom("search_texts")
    .select(({ lit }) => ["article_id", lit(0).as("number")])
    .where("version", "<", indexVersion);
  if (!(await outdated.limit(1).executeTakeFirst())) return;
  await db
    .insertInto("search_queue")
    .columns(["article_id", "number"])
    .expression(outdated)
    .onConflict((conflict) => conflict.column("article_id").doNothing())
    .execute();
}

/**
 * Indexes articles of the queue, the last ones first.
 *
 * @returns false when none is left, or another back office is changing or indexing the rest
 */
export async function indexBatch(db: Kysely<Database>): Promise<boolean> {
  const queue = db.selectFrom("search_queue").select("article_id").orderBy("number", "desc");
  // Searches ask often, so nothing is locked when the queue is empty.
  if (!(await queue.limit(1).executeTakeFirst())) return false;
  return db.transaction().execute(async (trx) => {
    const queued = (await trx.executeQuery(queue.limit(batchSize))).rows;
    const ids = queued.map(({ article_id }) => article_id);
    const free = await lockFree(trx, ids);
    await indexArticles(trx, free);
    return free.length > 0;
  });
}

/** Locks those articles that no other transaction is changing, and returns them and deleted ones. */
async function lockFree(trx: Transaction<Database>, ids: string[]): Promise<string[]> {
  // SQLite has one writer at a time.
  if (ids.length === 0 || !(trx.getExecutor().adapter instanceof PostgresAdapter)) return ids;
  const articles = trx.selectFrom("articles").select("id").where("id", "in", ids);
  const locked = await articles.forNoKeyUpdate().skipLocked().execute();
  const present = new Set((await articles.execute()).map(({ id }) => id));
  return [...ids.filter((id) => !present.has(id)), ...locked.map(({ id }) => id)];
}
