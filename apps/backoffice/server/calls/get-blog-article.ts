import { articleMessages } from "@crm/contract/messages";
import { toArticle } from "../articles/article-answer.ts";
import { findPublishedArticle } from "../articles/find-published.ts";
import { HttpError } from "../http/http-error.ts";
import type { HandleCall } from "./handle-call.ts";

/** Call 10: a blog post by id. */
export const handleGetBlogArticle: HandleCall =
  ({ db, now }) =>
  async (c) => {
    const row = await findPublishedArticle(db, "blog", { id: c.req.param("id") ?? "" }, now());
    if (!row) throw new HttpError(404, articleMessages.blogNotFound);
    return c.json({ success: true, article: toArticle(row) });
  };
