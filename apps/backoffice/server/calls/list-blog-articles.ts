import { postsPart } from "@crm/contract/extensions/article-parts";
import { toArticleSummary } from "../articles/article-answer.ts";
import { findPosts } from "../articles/find-posts.ts";
import { readPart } from "../http/read-part.ts";
import type { HandleCall } from "./handle-call.ts";

/** Call 9: all blog posts, or a part of them. */
export const handleListBlogArticles: HandleCall =
  ({ db, now }) =>
  async (c) => {
    const { rows, count } = await findPosts(db, now(), readPart(c, postsPart));
    return c.json({ success: true, articles: rows.map(toArticleSummary), count });
  };
