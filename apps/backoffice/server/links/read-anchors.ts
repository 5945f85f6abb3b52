import { setImmediate as letOthersRun } from "node:timers/promises";
import { addHeadingIds } from "@crm/server-kit/article-headings";
import { parseInParts } from "@crm/server-kit/parse-html";
import type { Root } from "hast";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";

/** Reads the ids of an article's headings, which links point to. */
export type ReadAnchors = (articleId: string) => Promise<ReadonlySet<string>>;

/** After this much text other requests run before the next article is read. Characters. */
const pauseAfter = 200_000;

/** The ids that the site gives to the headings of a text; they are added to the tree. */
export function listHeadingIds(tree: Root): ReadonlySet<string> {
  return new Set(addHeadingIds(tree).map(({ id }) => id));
}

/** Reads each article's text once, for any number of links to it. */
export function createReadAnchors(db: Kysely<Database>): ReadAnchors {
  const known = new Map<string, ReadonlySet<string>>();
  let characters = 0;
  return async (articleId) => {
    const before = known.get(articleId);
    if (before) return before;
    if (characters > pauseAfter) {
      characters = 0;
      await letOthersRun();
    }
    const row = await db
      .selectFrom("articles")
      .select("content")
      .where("id", "=", articleId)
      .executeTakeFirst();
    const content = row?.content ?? "";
    characters += content.length;
    const anchors = listHeadingIds(await parseInParts(content));
    known.set(articleId, anchors);
    return anchors;
  };
}
