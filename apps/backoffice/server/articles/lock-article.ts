import { PostgresAdapter, type Transaction } from "kysely";
import type { Database } from "../db/schema.ts";

/**
 * Lets others who change the article, its working copy or its place in the trash wait until this
 * transaction ends. Whoever reads a text and writes it again calls it before reading.
 */
export async function lockArticle(trx: Transaction<Database>, id: string): Promise<void> {
  // SQLite has one writer at a time.
  if (!(trx.getExecutor().adapter instanceof PostgresAdapter)) return;
  await trx.selectFrom("articles").select("id").where("id", "=", id).forNoKeyUpdate().execute();
}
