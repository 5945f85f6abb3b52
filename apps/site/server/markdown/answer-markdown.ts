import type { Handler } from "hono";
import { removedCopy } from "../../app/articles/removed-copy.ts";
import type { Backend } from "../../app/backend/.server/backend.ts";
import type { Answer, Article } from "../../app/backend/articles.ts";
import { loadBlogArticlePage } from "../../app/pages/blog-article/blog-article-page.ts";
import { writeMarkdown } from "./write-markdown.ts";

const failureText = "This article can't be loaded right now. Please try again in a minute.";

/**
 * Answers an article's address plus `.md` with the article as Markdown, for programs.
 *
 * @param get returns the article with a slug
 * @param findRedirect returns the new address of an article that was renamed
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
      const redirect = await findRedirect(path);
      if (redirect.outcome === "redirect")
        return c.redirect(`${redirect.path}.md`, redirect.isStale ? 307 : 308);
      if (redirect.outcome === "unknown") return c.text(failureText, 502);
      if (redirect.outcome === "gone") return c.text(removedCopy.title, 410);
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
