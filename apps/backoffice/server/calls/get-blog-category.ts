import { postsPart } from "@crm/contract/extensions/article-parts";
import { articleMessages } from "@crm/contract/messages";
import { toArticleSummary } from "../articles/article-answer.ts";
import { findPosts } from "../articles/find-posts.ts";
import { findBlogCategory } from "../categories/blog-categories.ts";
import { HttpError } from "../http/http-error.ts";
import { readPart } from "../http/read-part.ts";
import type { HandleCall } from "./handle-call.ts";

/** Call 12: the posts of one blog category, or a part of them, wrapped in `data`. */
export const handleGetBlogCategory: HandleCall =
  ({ db, now }) =>
  async (c) => {
    const part = readPart(c, postsPart);
    const category = await findBlogCategory(db, c.req.param("slug") ?? "");
    if (!category) throw new HttpError(404, articleMessages.noArticles);
    const { rows, count } = await findPosts(db, now(), part, category.id);
    return c.json({
      data: {
        articles: rows.map(toArticleSummary),
        category: { name: category.name },
        count,
      },
    });
  };
