import type { Transaction } from "kysely";
import type { ArticleRow } from "../db/rows/content-rows.ts";
import type { Database } from "../db/schema.ts";
import { HttpError } from "../http/http-error.ts";
import { updateLinks } from "../links/update-links.ts";
import type { Services } from "../services.ts";
import { deleteOldSlug } from "../slugs/old-slugs.ts";
import { addVersion } from "./add-version.ts";
import { findStalePaths } from "./stale-paths.ts";
import { keepLiveText } from "./versions/keep-live-text.ts";

type ArticleServices = Pick<Services, "now" | "settings" | "changeFeed">;

/**
 * Publishes an article now. A published one does not change its date, and one that was on the site
 * before, or for which an editor has set a date, gets that date.
 *
 * @param person the id of who publishes it, for its version
 * @throws HttpError 404 when there is none, 400 when its text links to a page that readers can't open
 */
export async function publishArticle(
  services: ArticleServices,
  id: string,
  person: string | null = null,
): Promise<void> {
  const now = services.now();
  await setPublishedAt(
    services,
    id,
    ({ published_at: current, last_published_at: last }) => {
      if (current !== null && current <= now) return current;
      return last !== null && last <= now ? last : now;
    },
    person,
  );
}

/**
 * Sets the date that readers see as the day of publication. The next publish of a draft uses it.
 *
 * @param at epoch milliseconds
 * @throws HttpError 404 when there is none, 400 when the time has not come yet
 */
export async function setPublishingDate(
  services: ArticleServices,
  id: string,
  at: number,
): Promise<void> {
  const now = services.now();
  if (!(at <= now)) {
    throw new HttpError(
      400,
      "This date is in the future. Please choose a past one, or schedule the article.",
      { field: "publishedAt" },
    );
  }
  await services.changeFeed.change(async (trx) => {
    const article = await findArticle(trx, id);
    const isShown = article.published_at !== null && article.published_at <= now;
    await trx
      .updateTable("articles")
      .set({ last_published_at: at, ...(isShown && { published_at: at }) })
      .where("id", "=", id)
      .execute();
    return findStalePaths(trx, id, now);
  });
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
  choose: (article: Dates) => number | null,
  person: string | null = null,
): Promise<void> {
  const time = now();
  await changeFeed.change(async (trx) => {
    const article = await findArticle(trx, id);
    const before = await findStalePaths(trx, id, time);
    const published_at = choose(article);
    if (published_at === article.published_at) return [];
    await keepLiveText(trx, id, time);
    let { content } = article;
    if (published_at !== null) {
      // Readers see the text from now on, however old its date is.
      const shownFrom = Math.max(published_at, time);
      content = await updateLinks(trx, content, settings.siteUrl, shownFrom);
      await deleteOldSlug(trx, { ...article, kind: "article" });
    }
    const last_published_at = [published_at, article.published_at].find(
      (at) => at !== null && at <= time,
    );
    await trx
      .updateTable("articles")
      .set({ published_at, content, ...(last_published_at && { last_published_at }) })
      .where("id", "=", id)
      .execute();
    if (published_at !== null && published_at <= time) {
      await addVersion(trx, id, { publishedBy: person, publishedAt: time });
    }
    return [...before, ...(await findStalePaths(trx, id, time))];
  });
}

type Dates = Pick<ArticleRow, "published_at" | "last_published_at">;

async function findArticle(trx: Transaction<Database>, id: string) {
  const article = await trx
    .selectFrom("articles")
    .leftJoin("article_trash", "article_trash.article_id", "articles.id")
    .select([
      ...(["section", "slug", "content"] as const),
      ...(["articles.published_at", "last_published_at"] as const),
    ])
    .where("articles.id", "=", id)
    .where("article_trash.article_id", "is", null)
    .executeTakeFirst();
  if (!article) throw new HttpError(404, "There is no such article");
  return article;
}
