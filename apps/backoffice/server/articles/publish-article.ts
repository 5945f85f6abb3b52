import type { Transaction } from "kysely";
import type { Database } from "../db/schema.ts";
import { HttpError } from "../http/http-error.ts";
import { updateLinks } from "../links/update-links.ts";
import type { Services } from "../services.ts";
import { deleteOldSlug } from "../slugs/old-slugs.ts";
import { addVersion } from "./add-version.ts";
import { readWorkingCopy } from "./find-working-copy.ts";
import { type Publication, prepareChanges } from "./prepare-changes.ts";
import { rejectTakenSlug } from "./save-article.ts";
import { cancelTime, scheduleChanges } from "./schedule-changes.ts";
import { findStalePaths } from "./stale-paths.ts";

type ArticleServices = Pick<Services, "db" | "now" | "settings" | "changeFeed">;

const byNobody: Publication = { personId: null };

/**
 * Publishes an article now, with its working copy; a published one does not change its date.
 *
 * @throws HttpError 404 when there is none, 400 when its text links to a page that readers can't open
 * @throws FormError with a message for each invalid field
 * @throws EditingConflict when there is a newer text than the editor has seen
 */
export async function publishArticle(
  services: ArticleServices,
  id: string,
  by: Publication = byNobody,
): Promise<void> {
  const now = services.now();
  await publishAt(services, id, by, (current) =>
    current !== null && current <= now ? current : now,
  );
}

/**
 * Unpublishes an article; it is a draft again, and its changes wait for no time any more.
 *
 * @throws HttpError 404 when there is none
 */
export async function unpublishArticle(services: ArticleServices, id: string): Promise<void> {
  await services.changeFeed.change(async (trx) => {
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
  const { article } = await readWorkingCopy(services.db, id);
  if (article.published_at !== null && article.published_at <= now) {
    await scheduleChanges(services, id, at, by);
  } else await publishAt(services, id, by, () => at);
}

async function publishAt(
  services: ArticleServices,
  id: string,
  { personId, note = null, seen }: Publication,
  choose: ChoosePublication,
): Promise<void> {
  const { changeFeed, now } = services;
  const changes = await prepareChanges(services, id, seen);
  const published_at = choose(changes.article.published_at);
  if (!changes.copy && published_at === changes.article.published_at) return;
  await rejectTakenSlug(
    changeFeed.change(async (trx) => {
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

/** A version that was only scheduled was never on the site. */
async function deleteFutureVersions(trx: Transaction<Database>, id: string, now: number) {
  await trx
    .deleteFrom("article_versions")
    .where("article_id", "=", id)
    .where("published_at", ">", now)
    .execute();
}

/** Chooses an article's time of publication by the current one. */
type ChoosePublication = (current: number | null) => number | null;

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
    content = await updateLinks(trx, content, settings.siteUrl, published_at);
    await deleteOldSlug(trx, { ...article, kind: "article" });
  }
  await trx.updateTable("articles").set({ published_at, content }).where("id", "=", id).execute();
  return [...before, ...(await findStalePaths(trx, id, now()))];
}
