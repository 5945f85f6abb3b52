import { articleMessages } from "@crm/contract/messages";
import { articlePath } from "@crm/contract/pages/help-center";
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
  /** The article's own address, where another one was asked for. */
  movedTo?: string | undefined;
}

/** What is said when the host gives no answer. */
export const articleFailure: ArticlePageAnswer = {
  page: { problem: articleMessages.error },
  status: 502,
  incomplete: true,
};

type Asked = Pick<
  Backend,
  "getHelpArticle" | "getHelpArticleBySlug" | "getHelpCategory" | "offersFeedback"
>;

/** The text waits no longer than this for what stands around it. Milliseconds. */
const timeoutMs = 1_500;

/**
 * Gets an article, by id when the navigation carries one, else by the slug of the address; and, at
 * the same time, its category for what stands around it.
 *
 * @param id what the link has carried
 */
export async function loadArticlePage(
  backend: Asked,
  id: string | null,
  address: { slug: string; articleSlug: string },
): Promise<ArticlePageAnswer> {
  const { slug: categorySlug, articleSlug } = address;
  if (!id && !articleSlug.trim()) {
    return { page: { problem: articleMessages.notFound }, status: 404, incomplete: false };
  }
  const besides = Promise.all([backend.getHelpCategory(categorySlug), backend.offersFeedback()]);
  const answer = id
    ? await backend.getHelpArticle(id)
    : await backend.getHelpArticleBySlug(articleSlug);
  if (answer.outcome !== "found") return describeProblem(answer);
  const [category, isJudged = false] = (await atMost(besides, timeoutMs)) ?? [];
  const article = answer.found;
  const found = category?.outcome === "found" ? category.found : undefined;
  const isLacking = category?.outcome === "failed" && category.status === 404;
  return {
    page: { article, around: findAround(article, found, tutorials), isJudged },
    status: 200,
    incomplete: !found && !isLacking,
    // A link by id leads to its article wherever it is. An old copy may name an old category.
    movedTo: id || answer.isStale ? undefined : findOwnAddress(article, address),
  };
}

function describeProblem(
  answer: Exclude<Answer<Article>, { outcome: "found" }>,
): ArticlePageAnswer {
  const problem = answer.outcome === "failed" ? articleMessages.failed : articleMessages.error;
  return { page: { problem }, status: answer.status, incomplete: answer.status === 502 };
}

/** An article's own address where it is in another category than asked, or has another slug. */
export function findOwnAddress(
  { category, slug: ownSlug }: Pick<Article, "category" | "slug">,
  { slug, articleSlug }: { slug: string; articleSlug: string },
): string | undefined {
  if (category?.slug === undefined) return undefined;
  const own = articlePath(category.slug, ownSlug);
  const asked = articlePath(slug, articleSlug);
  // Another letter case is the same address: some pages are spelled in their own way.
  return own.toLowerCase() === asked.toLowerCase() ? undefined : own;
}
