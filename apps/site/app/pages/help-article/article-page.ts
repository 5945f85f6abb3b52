import { articlePath } from "@crm/contract/help-center";
import { articleMessages } from "@crm/contract/messages";
import type { HelpCenter } from "../../backend/.server/articles/help-center.ts";
import type { Moved } from "../../backend/.server/articles/moved.ts";
import type { Answer, Article } from "../../backend/articles.ts";

/** What the page shows: the article, or one of the three sentences of section 8. */
export type ArticlePage = { article: Article } | { problem: string };

export interface ArticlePageAnswer {
  page: ArticlePage;
  status: number;
}

/**
 * Gets an article: by id when the navigation carries one, else by the slug of the address.
 *
 * @param id what the link has carried
 * @param slug the address's last part
 */
export async function loadArticlePage(
  helpCenter: Pick<HelpCenter, "getHelpArticle" | "getHelpArticleBySlug">,
  id: string | null,
  slug: string,
): Promise<ArticlePageAnswer> {
  if (id) return describe(await helpCenter.getHelpArticle(id));
  if (slug.trim()) return describe(await helpCenter.getHelpArticleBySlug(slug));
  return { page: { problem: articleMessages.notFound }, status: 404 };
}

function describe(answer: Answer<Article>): ArticlePageAnswer {
  if (answer.outcome === "found") return { page: { article: answer.found }, status: 200 };
  const problem = answer.outcome === "failed" ? articleMessages.failed : articleMessages.error;
  return { page: { problem }, status: answer.status };
}

/**
 * The address that the page should have been asked at: an article's own where it stands in another
 * category or has got another slug, and where an address has moved that nothing stands at.
 *
 * @param address the categories and articles of the address
 */
export async function findMovedArticle(
  { findMoved }: Moved,
  page: ArticlePage,
  status: number,
  { slug, articleSlug }: { slug: string; articleSlug: string },
): Promise<string | undefined> {
  const asked = articlePath(slug, articleSlug);
  if ("problem" in page) return status === 404 ? findMoved(asked) : undefined;
  const { article } = page;
  if (article.category?.slug === undefined) return undefined;
  const own = articlePath(article.category.slug, article.slug);
  // Another letter case is the same address: some pages are spelled in their own way.
  return own.toLowerCase() === asked.toLowerCase() ? undefined : own;
}
