import { randomUUID } from "node:crypto";
import {
  type ContentChanges,
  maxChangedPathsBytes,
  mostChangedPaths,
} from "@crm/contract/extensions/content-changes";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "../db/schema.ts";

/** A site that was away for longer invalidates all its pages. Milliseconds. */
const keptMs = 7 * 86_400_000;

/**
 * Adds a change to the list, in the transaction that changes the content. Call it last: its row lock
 * makes other changes wait, so that they become visible in the order of their numbers, and no site that
 * has read a number misses a lower one.
 */
export async function addChange(
  trx: Transaction<Database>,
  paths: readonly string[],
  now: number,
): Promise<void> {
  const { last_number: number } = await trx
    .updateTable("content_state")
    .set((eb) => ({ last_number: eb("last_number", "+", 1) }))
    .where("slot", "=", 1)
    .returning("last_number")
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("content_changes")
    .values({ number, id: randomUUID(), paths: JSON.stringify(limitPaths(paths)), at: now })
    .execute();
  await trx
    .deleteFrom("content_changes")
    .where("at", "<", now - keptMs)
    .execute();
}

/**
 * Reads the changes after a cursor, which is the id of a change. An id, unlike a number, is also unknown
 * after the database was replaced by a backup or another one; then all pages count as changed.
 */
export async function readChanges(db: Kysely<Database>, cursor: string): Promise<ContentChanges> {
  const newest = await db
    .selectFrom("content_changes")
    .select("id")
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  const latest = newest?.id ?? "";
  if (cursor === latest) return { cursor, paths: [] };
  const seen = await db
    .selectFrom("content_changes")
    .select("number")
    .where("id", "=", cursor)
    .executeTakeFirst();
  if (!seen) return { cursor: latest, paths: ["*"] };
  const rows = await db
    .selectFrom("content_changes")
    .select(["id", "paths"])
    .where("number", ">", seen.number)
    .orderBy("number")
    .execute();
  return {
    cursor: rows.at(-1)?.id ?? latest,
    paths: limitPaths(rows.flatMap(({ paths }) => JSON.parse(paths) as string[])),
  };
}

/** Each path once; "*" when they are too many or too long. */
function limitPaths(paths: readonly string[]): string[] {
  const unique = [...new Set(paths)];
  const isShort =
    unique.length <= mostChangedPaths &&
    Buffer.byteLength(JSON.stringify(unique)) <= maxChangedPathsBytes;
  return isShort && !unique.includes("*") ? unique : ["*"];
}
