import type { IndexedText } from "@crm/search/text-index";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";

/** The indexed versions by article id. */
export type Versions = Map<string, number>;

/** Finds published articles whose index entry is stale, and entries of unpublished articles. */
export async function findChanges(
  db: Kysely<Database>,
  now: number,
  indexed: Versions,
): Promise<{ changed: { id: string; version: number }[]; gone: string[] }> {
  const rows = await db
    .selectFrom("articles")
    .select(["id", "updated_at as version"])
    .where("published_at", "<=", now)
    .execute();
  const published = new Set(rows.map(({ id }) => id));
  return {
    changed: rows.filter(({ id, version }) => indexed.get(id) !== version),
    gone: [...indexed.keys()].filter((id) => !published.has(id)),
  };
}

/** Reads the texts of articles for the index; bodies are HTML. */
export async function findTexts(db: Kysely<Database>, ids: string[]): Promise<IndexedText[]> {
  const rows = await db
    .selectFrom("articles")
    .select(["id", "title", "excerpt", "meta_description", "content"])
    .where("id", "in", ids)
    .execute();
  return rows.map(({ id, title, excerpt, meta_description, content }) => ({
    id,
    title,
    summary: [excerpt, meta_description].filter(Boolean).join(" "),
    body: content,
  }));
}
