import {
  type ArticlePreviewAnswer,
  articlePreviewsPath,
  previewTokenParameter,
  readPreview,
} from "@crm/contract/extensions/article-previews";
import { articleMessages } from "@crm/contract/messages";
import { Hono } from "hono";
import { answerWrongMethod } from "../../http/answers.ts";
import { type AppEnv, apiPath } from "../../http/app-env.ts";
import { requireSite } from "../../http/caller.ts";
import { HttpError } from "../../http/http-error.ts";
import type { Services } from "../../services.ts";
import { createPreview } from "./create-preview.ts";

/** Returns an article's unpublished text to the site; see the contract's `article-previews`. */
export function createPreviewRoutes(services: Services): Hono<AppEnv> {
  const path = `${apiPath}${articlePreviewsPath}`;
  const { settings, now } = services;
  return new Hono<AppEnv>()
    .get(path, requireSite(services), async (c) => {
      const token = c.req.query(previewTokenParameter) ?? "";
      const claims = readPreview(settings.publishSecret, token, now());
      if (claims === "forged") throw new HttpError(403, "This link is not one of ours");
      if (claims === "expired") throw new HttpError(410, "This link has expired");
      const preview = await createPreview(services, claims.article);
      if (!preview) throw new HttpError(404, articleMessages.notFound);
      return c.json<ArticlePreviewAnswer>(preview, 200, { "Cache-Control": "no-store" });
    })
    .all(path, answerWrongMethod("GET"));
}
