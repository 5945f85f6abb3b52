import { toArticleSummary } from "../articles/article-answer.ts";
import { findBlogSummaries } from "../articles/find-articles.ts";
import type { HandleCall } from "./handle-call.ts";

/** Call 9: all blog posts. */
export const handleListBlogArticles: HandleCall =
  ({ db, now }) =>
  async (c) => {
    const rows = await findBlogSummaries(db, now());
    return c.json({ success: true, articles: rows.map(toArticleSummary) });
  };
