import { setImmediate as letOthersRun } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";
import { HttpError } from "../../http/http-error.ts";
import { replaceLinks } from "../../links/article-links.ts";
import { resolveLinks } from "../../links/resolve-links.ts";
import type { Services } from "../../services.ts";
import { deleteOldSlug } from "../../slugs/old-slugs.ts";
import { articlePath, pathsShowing } from "../article-paths.ts";
import { findMissingPictures } from "../reject-pictures.ts";
import { lockArticle, selectArticles } from "../require-article.ts";
import { findStalePaths } from "../stale-paths.ts";
import { addVersion } from "../versions/store-versions.ts";

type PublishServices = Pick<Services, "db" | "now" | "settings" | "changeFeed">;

/** A new draft that the file says is published. */
export interface ToPublish {
  file: string;
  id: string;
  /** Epoch milliseconds. */
  at: number;
}

/**
 * Publishes imported drafts. They may link to each other, so all are checked first, as if the others
 * were published; those whose links do not work, or whose pictures were just deleted, stay drafts.
 *
 * @returns a sentence for each file that stays a draft
 */
export async function publishImported(
  services: PublishServices,
  drafts: readonly ToPublish[],
  personId: string | null,
): Promise<Map<string, string>> {
  const { db, now, settings } = services;
  if (drafts.length === 0) return new Map();
  const rows = await db
    .selectFrom("articles")
    .innerJoin("categories", "categories.id", "articles.category_id")
    .select(["articles.id", "articles.section", "articles.slug", "categories.slug as categorySlug"])
    .where("articles.published_at", "is", null)
    .execute();
  const places = new Map(rows.map((row) => [row.id, row]));
  const waiting = new Map(
    drafts.flatMap((draft) => {
      const place = places.get(draft.id);
      return place ? [[articlePath(place), { ...draft, place }] as const] : [];
    }),
  );
  const staying = new Map<string, string>();
  const stay = (path: string, { file }: ToPublish, sentence: string) => {
    waiting.delete(path);
    staying.set(file, `It stays a draft: ${sentence}`);
  };
  /** Addresses in each text that readers can't open before the import. */
  const closed = new Map<string, string[]>();
  for (const [path, draft] of waiting) {
    // On SQLite nothing else of this waits, so a thousand articles would stop the back office.
    await letOthersRun();
    const { problem, unpublished } = await check(draft);
    if (problem) stay(path, draft, problem);
    else closed.set(path, unpublished);
  }
  for (let before = -1; before !== waiting.size; ) {
    before = waiting.size;
    for (const [path, draft] of waiting) {
      const href = closed.get(path)?.find((href) => !willBeOpen(href, shownFrom(draft)));
      if (href) stay(path, draft, `readers can't open its link to ${href} yet`);
    }
  }
  for (const draft of waiting.values()) {
    await letOthersRun();
    await publish(draft);
  }
  await services.changeFeed.change((trx) => findNeighbourPages(trx, [...waiting.values()]));
  return staying;

  async function check(draft: ToPublish): Promise<{ problem?: string; unpublished: string[] }> {
    const { image, content } = await readText(db, draft.id);
    const [deleted] = await findMissingPictures(db, { image, content });
    if (deleted)
      return { problem: `its picture ${deleted} is not in the library`, unpublished: [] };
    const siteUrl = settings.siteUrl;
    const { broken, unpublished } = await resolveLinks(db, content, siteUrl, shownFrom(draft));
    const [missing] = broken;
    if (missing === undefined) return { unpublished };
    return { problem: `there is no page at its link to ${missing}`, unpublished };
  }

  /** Readers see a text from now on, however old its date is. */
  function shownFrom({ at }: ToPublish): number {
    return Math.max(at, now());
  }

  function willBeOpen(href: string, at: number): boolean {
    const other = waiting.get(new URL(href, settings.siteUrl).pathname);
    return other !== undefined && other.at <= at;
  }

  async function publish({ id, at, place }: ToPublish & { place: (typeof rows)[number] }) {
    await services.changeFeed.change(async (trx) => {
      await lockArticle(trx, id);
      const { content } = await readText(trx, id);
      const { redirects } = await resolveLinks(trx, content, settings.siteUrl, null);
      const text = await replaceLinks(content, redirects);
      await deleteOldSlug(trx, { ...place, kind: "article" });
      await trx
        .updateTable("articles")
        .set({ published_at: at, content: text, ...(at <= now() && { last_published_at: at }) })
        .where("id", "=", id)
        .execute();
      await addVersion(trx, id, { publishedBy: personId, publishedAt: at, note: "Imported" });
      return at <= now() ? pathsShowing(place, []) : [];
    });
  }

  async function readText(from: Kysely<Database>, id: string) {
    const row = await selectArticles(from)
      .select(["image", "content"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!row)
      throw new HttpError(409, "An article was deleted during the import. Please try again.");
    return row;
  }

  /** The pages that list the new articles: each category's once, not once for each article. */
  async function findNeighbourPages(
    trx: Kysely<Database>,
    published: readonly (ToPublish & { place: (typeof rows)[number] })[],
  ) {
    const ofCategory = new Map(
      published.map(({ id, place }) => [`${place.section}/${place.categorySlug}`, id]),
    );
    const paths = new Set<string>();
    for (const id of ofCategory.values()) {
      for (const path of await findStalePaths(trx, id, now())) paths.add(path);
    }
    return [...paths];
  }
}
