import { toIso } from "@crm/contract/dates";
import { previewLifetimeMs, signPreview } from "@crm/contract/extensions/article-previews";
import { articlePreviewPath } from "@crm/contract/pages/article-previews";
import type { ArticlePreview } from "../../desk/transport/editing-shapes.ts";
import { HttpError } from "../../http/http-error.ts";
import type { Services } from "../../services.ts";
import { findUnpublishedText } from "./unpublished-text.ts";

/**
 * Makes a link to the site's page of an article's unpublished text, for one hour.
 *
 * @throws HttpError 404 when there is no such article
 */
export async function createPreviewLink(
  { db, now, settings }: Pick<Services, "db" | "now" | "settings">,
  id: string,
): Promise<ArticlePreview> {
  const found = await findUnpublishedText(db, id);
  if (!found) throw new HttpError(404, "There is no such article");
  const until = now() + previewLifetimeMs;
  const token = signPreview(settings.publishSecret, { article: id, until });
  return {
    id,
    url: settings.siteUrl + articlePreviewPath(found.fields.section, token),
    until: toIso(until),
    stamp: found.stamp,
    siteUrl: settings.siteUrl,
  };
}
