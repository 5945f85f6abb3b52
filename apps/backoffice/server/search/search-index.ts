import { everyText } from "@crm/search/count-words";
import { type LookUps, listLookUps, matchWords, mostWithBeginning } from "@crm/search/look-ups";
import type { PostingBlock } from "@crm/search/postings";
import { type RankedText, rankTexts } from "@crm/search/rank-texts";
import { readQuery } from "@crm/search/read-query";
import type { Kysely } from "kysely";
import { splitValues } from "../db/few-statements.ts";
import type { Database } from "../db/schema.ts";

/** No character has a higher code point. */
const last = "\u{10ffff}";

/** Finds indexed articles that are on the site at a time, best first. */
export async function searchIndex(
  db: Kysely<Database>,
  query: string,
  { limit, now }: { limit: number; now: number },
): Promise<RankedText[]> {
  const wanted = readQuery(query);
  if (wanted.length === 0) return [];
  const words = matchWords(wanted, await lookUp(db, listLookUps(wanted)));
  if (words.length === 0) return [];
  const blocks = await readBlocks(db, [everyText, ...words.map(({ word }) => word)]);
  const hidden = await findScheduled(db, now);
  return rankTexts({ wanted: wanted.length, words, blocks, hidden }, limit);
}

async function lookUp(
  db: Kysely<Database>,
  { words, beginnings, spellings }: LookUps,
): Promise<string[]> {
  const all = db.selectFrom("search_words").select("word");
  const startingWith = (beginning: string) =>
    all.where("word", ">=", beginning).where("word", "<", beginning + last);
  const queries = [
    ...splitValues(words).map((part) => all.where("word", "in", part)),
    ...beginnings.map((beginning) =>
      startingWith(beginning).orderBy("letters").orderBy("word").limit(mostWithBeginning),
    ),
    ...spellings.map(({ first, lengths }) => startingWith(first).where("letters", "in", lengths)),
  ];
  const found: string[] = [];
  for (const query of queries) {
    for (const { word } of await query.execute()) found.push(word);
  }
  return found;
}

async function readBlocks(db: Kysely<Database>, words: readonly string[]): Promise<PostingBlock[]> {
  const blocks: PostingBlock[] = [];
  for (const part of splitValues(words)) {
    const query = db.selectFrom("search_postings").selectAll().where("word", "in", part);
    for (const block of await query.execute()) blocks.push(block);
  }
  return blocks;
}

/** Scheduled articles are in the index before their time. */
async function findScheduled(db: Kysely<Database>, now: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom("articles")
    .innerJoin("search_texts", "search_texts.article_id", "articles.id")
    .select("search_texts.number")
    .where("articles.section", "in", ["help", "blog"])
    .where("articles.published_at", ">", now)
    .execute();
  return new Set(rows.map(({ number }) => number));
}
