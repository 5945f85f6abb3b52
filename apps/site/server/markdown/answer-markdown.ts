import type { Handler } from "hono";
import type { Backend } from "../../app/backend/.server/backend.ts";
import type { Answer, Article } from "../../app/backend/articles.ts";
import { loadBlogArticlePage } from "../../app/pages/blog-article/blog-article-page.ts";
import { writeMarkdown } from "./write-markdown.ts";

const failureText = "This article can't be loaded right now. Please try again in a minute.";

/**
 * Answers an article's address with `.md` behind it: the same text for programs that read.
 *
 * @param get finds the article of a slug
 * @param findRedirect tells where an article has gone that isn't there
 */
export function answerMarkdown(
  get: (slug: string) => Promise<Answer<Article>>,
  siteUrl: string,
  { findRedirect }: Pick<Backend, "findRedirect">,
): Handler {
  return async (c) => {
    const slug = c.req.param("file")?.replace(/\.md$/, "") ?? "";
    const answer = await get(slug);
    const path = c.req.path.replace(/\.md$/, "");
    if (answer.outcome !== "found") {
      if (answer.status !== 404) return c.text(failureText, 502);
      const moved = await findRedirect(path);
      if (moved.outcome === "moved")
        return c.redirect(`${moved.path}.md`, moved.isStale ? 307 : 308);
      if (moved.outcome === "unknown") return c.text(failureText, 502);
      return c.text("There is no such article.", 404);
    }
    const url = siteUrl + path;
    return c.body(await writeMarkdown(answer.found, url), 200, {
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
