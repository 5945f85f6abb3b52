import { articleMessages } from "@crm/contract/messages";
import type { HelpCenter } from "../../backend/.server/articles/help-center.ts";
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
