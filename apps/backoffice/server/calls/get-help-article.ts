import { articleMessages } from "@crm/contract/messages";
import { toArticle } from "../articles/article-answer.ts";
import { findPublishedArticle } from "../articles/find-published.ts";
import { HttpError } from "../http/http-error.ts";
import type { HandleCall } from "./handle-call.ts";

/** Call 7: a help article by id. */
export const handleGetHelpArticle: HandleCall =
  ({ db, now }) =>
  async (c) => {
    const row = await findPublishedArticle(db, "help", { id: c.req.param("id") ?? "" }, now());
    if (!row) throw new HttpError(404, articleMessages.notFound);
    return c.json({ success: true, article: toArticle(row) });
  };
