import type { Transaction } from "kysely";
import type { ArticleRow } from "../db/rows/content-rows.ts";
import type { Database } from "../db/schema.ts";
import { HttpError } from "../http/http-error.ts";
import { updateLinks } from "../links/update-links.ts";
import type { Services } from "../services.ts";
import { deleteOldSlug } from "../slugs/old-slugs.ts";
import { type PreparedChanges, type Publication, prepareChanges } from "./prepare-changes.ts";
import { lockArticle, requireArticle } from "./require-article.ts";
import { rejectTakenSlug } from "./save-article.ts";
import { cancelTime, scheduleChanges } from "./schedule-changes.ts";
import { findStalePaths } from "./stale-paths.ts";
import { addVersion, deleteFutureVersions, keepLiveText } from "./versions/store-versions.ts";

type ArticleServices = Pick<Services, "db" | "now" | "settings" | "changeFeed">;

const byNobody: Publication = { personId: null };

/**
 * Publishes an article now, with its working copy. A published one does not change its date, and one that
 * was on the site before, or for which an editor has set a date, gets that date.
 *
 * @throws HttpError 404 when there is none, 400 when its text links to a page that readers can't open
 *   or has a picture of another website
 * @throws FormError with a message for each invalid field
 * @throws EditingConflict when there is a newer text than the editor has seen
 */
export async function publishArticle(
  services: ArticleServices,
  id: string,
  by: Publication = byNobody,
): Promise<void> {
  const now = services.now();
  const changes = await prepareChanges(services, id, by.seen);
  await publishAt(services, changes, by, ({ published_at: current, last_published_at: last }) => {
    if (current !== null && current <= now) return current;
    return last !== null && last <= now ? last : now;
  });
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
    await lockArticle(trx, id);
    const article = await requireArticle(trx, id);
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
 * Unpublishes an article; it is a draft again, and its changes wait for no time any more.
 *
 * @throws HttpError 404 when there is none
 */
export async function unpublishArticle(services: ArticleServices, id: string): Promise<void> {
  await services.changeFeed.change(async (trx) => {
    await lockArticle(trx, id);
    const paths = await movePublication({ ...services, trx }, id, () => null);
    await cancelTime(trx, id);
    await deleteFutureVersions(trx, id, services.now());
    return paths;
  });
}

/**
 * Schedules an article: a published one gets its working copy then, and any other is on the site from then.
 *
 * @param at epoch milliseconds
 * @throws HttpError 404 when there is none, 400 when the time has passed, when a published article has no
 *   changes, or when its text links to a page that readers can't open at that time
 * @throws FormError with a message for each invalid field
 * @throws EditingConflict when there is a newer text than the editor has seen
 */
export async function scheduleArticle(
  services: ArticleServices,
  id: string,
  at: number,
  by: Publication = byNobody,
): Promise<void> {
  const now = services.now();
  if (!(at > now)) {
    throw new HttpError(400, "Please choose a time in the future", { field: "publishedAt" });
  }
  const changes = await prepareChanges(services, id, by.seen);
  if (changes.isLive) await scheduleChanges(services, changes, at, by);
  else await publishAt(services, changes, by, () => at);
}

async function publishAt(
  services: ArticleServices,
  changes: PreparedChanges,
  { personId, note = null }: Publication,
  choose: ChoosePublication,
): Promise<void> {
  const { changeFeed, now } = services;
  const { id } = changes.article;
  const published_at = choose(changes.article);
  if (!changes.copy && published_at === changes.article.published_at) return;
  await rejectTakenSlug(
    changeFeed.change(async (trx) => {
      await changes.confirm(trx);
      const paths = [
        ...(await changes.apply(trx)),
        ...(await movePublication({ ...services, trx }, id, choose)),
      ];
      await deleteFutureVersions(trx, id, now());
      const publishedAt = Math.max(published_at ?? 0, now());
      await addVersion(trx, id, { publishedBy: personId, publishedAt, note });
      return paths;
    }),
  );
}

type Dates = Pick<ArticleRow, "published_at" | "last_published_at">;

/** Chooses an article's time of publication by the current one and the last one. */
type ChoosePublication = (article: Dates) => number | null;

/**
 * Changes when an article is published, in a transaction.
 *
 * @returns the site's changed pages
 */
async function movePublication(
  { trx, now, settings }: Pick<Services, "now" | "settings"> & { trx: Transaction<Database> },
  id: string,
  choose: ChoosePublication,
): Promise<string[]> {
  const time = now();
  const article = await requireArticle(trx, id);
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
  return [...before, ...(await findStalePaths(trx, id, time))];
}
