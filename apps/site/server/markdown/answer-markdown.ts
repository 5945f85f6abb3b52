import type { Handler } from "hono";
import type { Backend } from "../../app/backend/.server/backend.ts";
import type { Answer, Article } from "../../app/backend/articles.ts";
import { loadBlogArticlePage } from "../../app/pages/blog-article/blog-article-page.ts";
import { writeMarkdown } from "./write-markdown.ts";

/**
 * Answers an article's address with `.md` behind it: the same text for programs that read.
 *
 * @param get finds the article of a slug
 */
export function answerMarkdown(
  get: (slug: string) => Promise<Answer<Article>>,
  siteUrl: string,
): Handler {
  return async (c) => {
    const slug = c.req.param("file")?.replace(/\.md$/, "") ?? "";
    const answer = await get(slug);
    if (answer.outcome !== "found") return c.text("There is no such article.", answer.status);
    const url = siteUrl + c.req.path.replace(/\.md$/, "");
    return c.body(writeMarkdown(answer.found, url), 200, {
      "Content-Type": "text/markdown; charset=utf-8",
      "Cache-Control": "public, max-age=0, must-revalidate",
    });
  };
}

/** Finds a blog post by its slug, as the post's own page does. */
export function getPost(backend: Backend) {
  return async (slug: string): Promise<Answer<Article>> => {
    const { page, status } = await loadBlogArticlePage(backend, null, slug);
    if ("article" in page) return { outcome: "found", found: page.article };
    return status === 404 ? { outcome: "failed", status: 404 } : { outcome: "error", status: 502 };
  };
}
