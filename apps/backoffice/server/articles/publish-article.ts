import { HttpError } from "../http/http-error.ts";
import { updateLinks } from "../links/update-links.ts";
import type { Services } from "../services.ts";
import { deleteOldSlug } from "../slugs/old-slugs.ts";
import { rejectRemotePictures } from "./reject-remote-pictures.ts";
import { findStalePaths } from "./stale-paths.ts";

type ArticleServices = Pick<Services, "now" | "settings" | "changeFeed">;

/**
 * Publishes an article now; a published one does not change its date.
 *
 * @throws HttpError 404 when there is none, 400 when its text links to a page that readers can't open
 *   or has a picture of another website
 */
export async function publishArticle(services: ArticleServices, id: string): Promise<void> {
  const now = services.now();
  await setPublishedAt(services, id, (current) =>
    current !== null && current <= now ? current : now,
  );
}

/**
 * Unpublishes an article; it is a draft again.
 *
 * @throws HttpError 404 when there is none
 */
export async function unpublishArticle(services: ArticleServices, id: string): Promise<void> {
  await setPublishedAt(services, id, () => null);
}

/**
 * Schedules the publication of an article; until then it is not on the site.
 *
 * @param at epoch milliseconds
 * @throws HttpError 404 when there is none, 400 when the time has passed, or when its text links to
 *   a page that readers can't open at that time
 */
export async function scheduleArticle(
  services: ArticleServices,
  id: string,
  at: number,
): Promise<void> {
  if (!(at > services.now())) {
    throw new HttpError(400, "Please choose a time in the future", {
      field: "publishedAt",
    });
  }
  await setPublishedAt(services, id, () => at);
}

async function setPublishedAt(
  { now, settings, changeFeed }: ArticleServices,
  id: string,
  choose: (current: number | null) => number | null,
): Promise<void> {
  await changeFeed.change(async (trx) => {
    const article = await trx
      .selectFrom("articles")
      .select(["section", "slug", "content", "published_at"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!article) throw new HttpError(404, "There is no such article");
    const before = await findStalePaths(trx, id, now());
    const published_at = choose(article.published_at);
    if (published_at === article.published_at) return [];
    let { content } = article;
    if (published_at !== null) {
      if (article.published_at === null) await rejectRemotePictures(content);
      content = await updateLinks(trx, content, settings.siteUrl, published_at);
      await deleteOldSlug(trx, { ...article, kind: "article" });
    }
    await trx.updateTable("articles").set({ published_at, content }).where("id", "=", id).execute();
    return [...before, ...(await findStalePaths(trx, id, now()))];
  });
}
