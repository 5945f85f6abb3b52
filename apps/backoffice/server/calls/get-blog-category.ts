import { articleMessages } from "@crm/contract/messages";
import { toArticleSummary } from "../articles/article-answer.ts";
import { findBlogSummaries } from "../articles/find-articles.ts";
import { findBlogCategory } from "../categories/blog-categories.ts";
import { HttpError } from "../http/http-error.ts";
import type { HandleCall } from "./handle-call.ts";

/** Call 12: the posts of one blog category, wrapped in `data`. */
export const handleGetBlogCategory: HandleCall =
  ({ db, now }) =>
  async (c) => {
    const category = await findBlogCategory(db, c.req.param("slug") ?? "");
    if (!category) throw new HttpError(404, articleMessages.noArticles);
    const rows = await findBlogSummaries(db, now(), category.id);
    return c.json({
      data: { articles: rows.map(toArticleSummary), category: { name: category.name } },
    });
  };
