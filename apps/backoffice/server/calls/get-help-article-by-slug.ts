import { articleMessages } from "@crm/contract/messages";
import { toArticle } from "../articles/article-answer.ts";
import { findPublishedArticle } from "../articles/find-published.ts";
import { HttpError } from "../http/http-error.ts";
import type { HandleCall } from "./handle-call.ts";

/** Call 8: a help article by the slug of its URL. */
export const handleGetHelpArticleBySlug: HandleCall =
  ({ db, now }) =>
  async (c) => {
    const slug = c.req.param("articleSlug") ?? "";
    const row = await findPublishedArticle(db, "help", { slug }, now());
    if (!row) throw new HttpError(404, articleMessages.notFound);
    return c.json({ success: true, article: toArticle(row) });
  };
