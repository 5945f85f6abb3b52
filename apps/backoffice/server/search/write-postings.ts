import { type Counts, changePostings } from "@crm/search/postings";
import type { Transaction } from "kysely";
import { splitRows, splitValues } from "../db/few-statements.ts";
import type { Database } from "../db/schema.ts";

/** By word and by the number of a text; undefined when the text does not contain the word any more. */
export type BlockChanges = Map<string, Map<number, Counts | undefined>>;

const none = new Uint8Array();

/** Changes the postings of a block, and the list of words with them. */
export async function writePostings(
  trx: Transaction<Database>,
  block: number,
  changes: BlockChanges,
): Promise<void> {
  const stored = await readStored(trx, block, [...changes.keys()]);
  const written: Database["search_postings"][] = [];
  const added: string[] = [];
  const gone: string[] = [];
  for (const [word, ofWord] of changes) {
    const before = stored.get(word) ?? none;
    const postings = changePostings(before, ofWord);
    if (postings.length === 0) gone.push(word);
    else if (Buffer.compare(before, postings) !== 0) written.push({ word, block, postings });
    if (before.length === 0 && postings.length > 0) added.push(word);
  }
  for (const rows of splitRows(written)) {
    await trx
      .insertInto("search_postings")
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(["word", "block"])
          .doUpdateSet((eb) => ({ postings: eb.ref("excluded.postings") })),
      )
      .execute();
  }
  for (const words of splitRows(added)) {
    await trx
      .insertInto("search_words")
      .values(words.map((word) => ({ word, letters: word.length })))
      .onConflict((conflict) => conflict.column("word").doNothing())
      .execute();
  }
  await deleteWords(trx, block, gone);
}

async function readStored(trx: Transaction<Database>, block: number, words: readonly string[]) {
  const stored = new Map<string, Uint8Array>();
  for (const part of splitValues(words)) {
    const rows = await trx
      .selectFrom("search_postings")
      .select(["word", "postings"])
      .where("block", "=", block)
      .where("word", "in", part)
      .execute();
    for (const { word, postings } of rows) stored.set(word, postings);
  }
  return stored;
}

/** Deletes words from a block, and from the list of words when no other block has them. */
async function deleteWords(
  trx: Transaction<Database>,
  block: number,
  words: readonly string[],
): Promise<void> {
  for (const part of splitValues(words)) {
    await trx
      .deleteFrom("search_postings")
      .where("block", "=", block)
      .where("word", "in", part)
      .execute();
    await trx
      .deleteFrom("search_words")
      .where("word", "in", part)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("search_postings")
              .select("block")
              .whereRef("search_postings.word", "=", "search_words.word"),
          ),
        ),
      )
      .execute();
  }
}
