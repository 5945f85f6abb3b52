import { countWords, indexVersion } from "@crm/search/count-words";
import { blockOf, type Counts } from "@crm/search/postings";
import { readHtmlText } from "@crm/search/read-html-text";
import { PostgresAdapter, type Transaction } from "kysely";
import { splitRows, splitValues } from "../db/few-statements.ts";
import type { Database } from "../db/schema.ts";
import { type BlockChanges, writePostings } from "./write-postings.ts";

/**
 * Indexes articles as they are now, in the transaction that has changed them or that has locked them. Those
 * that are not published, nor scheduled, are removed from the index.
 */
export async function indexArticles(
  trx: Transaction<Database>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await lockIndex(trx);
  const published = await countPublished(trx, ids);
  const known = new Map<string, { number: number; words: string[] }>();
  for (const part of splitValues(ids)) {
    const query = trx.selectFrom("search_texts").select(["article_id", "number", "words"]);
    for (const row of await query.where("article_id", "in", part).execute()) {
      known.set(row.article_id, { number: row.number, words: row.words.split(" ") });
    }
  }
  let free = await findFreeNumber(trx);
  const blocks = new Map<number, BlockChanges>();
  const texts: Database["search_texts"][] = [];
  for (const id of new Set(ids)) {
    const counted = published.get(id);
    const before = known.get(id);
    if (!counted && !before) continue;
    const number = before?.number ?? free++;
    const changes: BlockChanges = blocks.get(blockOf(number)) ?? new Map();
    blocks.set(blockOf(number), changes);
    for (const word of new Set([...(before?.words ?? []), ...(counted?.keys() ?? [])])) {
      const ofWord = changes.get(word) ?? new Map<number, Counts | undefined>();
      changes.set(word, ofWord.set(number, counted?.get(word)));
    }
    if (!counted) continue;
    const words = [...counted.keys()].join(" ");
    texts.push({ number, article_id: id, version: indexVersion, words });
  }
  for (const [block, changes] of blocks) await writePostings(trx, block, changes);
  for (const part of splitValues(ids)) {
    await trx.deleteFrom("search_texts").where("article_id", "in", part).execute();
    await trx.deleteFrom("search_queue").where("article_id", "in", part).execute();
  }
  for (const part of splitRows(texts)) await trx.insertInto("search_texts").values(part).execute();
}

/**
 * Lets other changes of the index wait until this transaction ends. It is the lock of `addChange`, so that
 * two transactions can't wait for each other.
 */
async function lockIndex(trx: Transaction<Database>): Promise<void> {
  // SQLite has one writer at a time.
  if (!(trx.getExecutor().adapter instanceof PostgresAdapter)) return;
  await trx.selectFrom("content_state").select("slot").where("slot", "=", 1).forUpdate().execute();
}

async function countPublished(trx: Transaction<Database>, ids: readonly string[]) {
  const published = new Map<string, Map<string, Counts>>();
  for (const part of splitValues(ids)) {
    const rows = await trx
      .selectFrom("articles")
      .select(["id", "title", "excerpt", "meta_description", "content"])
      .where("id", "in", part)
      .where("published_at", "is not", null)
      .execute();
    for (const { id, title, excerpt, meta_description, content } of rows) {
      const summary = [excerpt, meta_description].filter(Boolean).join(" ");
      published.set(id, countWords({ title, summary, body: readHtmlText(content) }));
    }
  }
  return published;
}

async function findFreeNumber(trx: Transaction<Database>): Promise<number> {
  const { last } = await trx
    .selectFrom("search_texts")
    .select(({ fn }) => fn.max<number | null>("number").as("last"))
    .executeTakeFirstOrThrow();
  return (last ?? -1) + 1;
}
