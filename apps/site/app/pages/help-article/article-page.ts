import { articlePath } from "@crm/contract/help-center";
import { articleMessages } from "@crm/contract/messages";
import type { Moved } from "../../backend/.server/articles/moved.ts";
import type { Backend } from "../../backend/.server/backend.ts";
import { atMost } from "../../backend/.server/hosts/at-most.ts";
import type { Answer, Article } from "../../backend/articles.ts";
import { tutorials } from "../../content/tutorials/tutorials.ts";
import { type Around, findAround } from "./around/around.ts";

/** What the page shows: the article and what stands around it, or a sentence of section 8. */
export type ArticlePage = ({ article: Article } & Beside) | { problem: string };

/** What comes with an article where it can be had in time. */
export interface Beside {
  around: Around;
  /** Whether readers may say if it helped. */
  isJudged: boolean;
}

export interface ArticlePageAnswer {
  page: ArticlePage;
  status: number;
  /** A part of the page could not be had: it should not be kept. */
  incomplete: boolean;
}

type Asked = Pick<
  Backend,
  "getHelpArticle" | "getHelpArticleBySlug" | "getHelpCategory" | "offersFeedback"
>;

/** The text waits no longer than this for what stands around it. Milliseconds. */
const patienceMs = 1_500;

/**
 * Gets an article, by id when the navigation carries one, else by the slug of the address; and, at
 * the same time, its category for what stands around it.
 *
 * @param id what the link has carried
 */
export async function loadArticlePage(
  backend: Asked,
  id: string | null,
  { slug: categorySlug, articleSlug }: { slug: string; articleSlug: string },
): Promise<ArticlePageAnswer> {
  if (!id && !articleSlug.trim()) {
    return { page: { problem: articleMessages.notFound }, status: 404, incomplete: false };
  }
  const besides = Promise.all([backend.getHelpCategory(categorySlug), backend.offersFeedback()]);
  const answer = id
    ? await backend.getHelpArticle(id)
    : await backend.getHelpArticleBySlug(articleSlug);
  if (answer.outcome !== "found") return describeProblem(answer);
  const [category, isJudged = false] = (await atMost(besides, patienceMs)) ?? [];
  const article = answer.found;
  const found = category?.outcome === "found" ? category.found : undefined;
  const isLacking = category?.outcome === "failed" && category.status === 404;
  return {
    page: { article, around: findAround(article, found, tutorials), isJudged },
    status: 200,
    incomplete: !found && !isLacking,
  };
}

function describeProblem(
  answer: Exclude<Answer<Article>, { outcome: "found" }>,
): ArticlePageAnswer {
  const problem = answer.outcome === "failed" ? articleMessages.failed : articleMessages.error;
  return { page: { problem }, status: answer.status, incomplete: answer.status === 502 };
}

/**
 * The address that the page should have been asked at: an article's own where it stands in another
 * category or has got another slug, and where an address has moved that nothing stands at.
 *
 * @param address the slugs of the address
 * @param id what the link has carried: such a link leads to its article wherever it stands
 */
export async function findMovedArticle(
  { findMoved }: Moved,
  page: ArticlePage,
  status: number,
  { slug, articleSlug }: { slug: string; articleSlug: string },
  id: string | null,
): Promise<string | undefined> {
  const asked = articlePath(slug, articleSlug);
  if ("problem" in page) return status === 404 ? findMoved(asked) : undefined;
  const { article } = page;
  if (id || article.category?.slug === undefined) return undefined;
  const own = articlePath(article.category.slug, article.slug);
  // Another letter case is the same address: some pages are spelled in their own way.
  return own.toLowerCase() === asked.toLowerCase() ? undefined : own;
}
