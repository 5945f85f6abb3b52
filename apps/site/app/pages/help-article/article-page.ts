import { articleMessages } from "@crm/contract/messages";
import { articlePath } from "@crm/contract/pages/help-center";
import { withTimeout } from "@crm/server-kit/with-timeout";
import type { PreviewPageData } from "../../articles/preview/load-preview.ts";
import { removedCopy } from "../../articles/removed-copy.ts";
import type { Backend } from "../../backend/.server/backend.ts";
import type { Answer, Article } from "../../backend/articles.ts";
import { tutorials } from "../../content/tutorials/tutorials.ts";
import { type ArticleNavigation, findNavigation } from "./article-navigation/article-navigation.ts";

/** The page's data: the article and its context, or an error message. */
export type ArticlePage = ({ article: Article } & Beside) | { problem: string; isGone?: true };

/** What the server renders: the page of an address, or a preview. */
export type ShownArticle =
  | { page: ArticlePage; categorySlug: string }
  | { preview: PreviewPageData<{ article: Article } & Beside> };

/** What accompanies an article, as far as it is available in time. */
export interface Beside {
  navigation: ArticleNavigation;
  /** The name of the category in the address, for hosts whose articles do not name theirs. */
  categoryName?: string | undefined;
  /** Whether the feedback question is shown. */
  isJudged: boolean;
}

export interface ArticlePageAnswer {
  page: ArticlePage;
  status: number;
  /** A part of the page is missing, so it should not be cached. */
  incomplete: boolean;
  /** The article's own address, when another one was requested. */
  movedTo?: string | undefined;
}

/** The page of an article that an editor has deleted. */
export const goneArticle: ArticlePageAnswer = {
  page: { problem: removedCopy.title, isGone: true },
  status: 410,
  incomplete: false,
};

/** The page when the host gives no answer. */
export const articleFailure: ArticlePageAnswer = {
  page: { problem: articleMessages.error },
  status: 502,
  incomplete: true,
};

type Asked = Pick<
  Backend,
  "getHelpArticle" | "getHelpArticleBySlug" | "findHelpNear" | "offersFeedback"
>;

/** The article waits at most this long for its context. Milliseconds. */
const timeoutMs = 1_500;

/**
 * Loads an article, by id when the navigation state has one, otherwise by the slug of the address.
 * In parallel it loads the articles around it, for its context.
 *
 * @param id the id from the link's navigation state
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
  const besides = Promise.all([
    backend.findHelpNear(categorySlug, articleSlug),
    backend.offersFeedback(),
  ]);
  const answer = id
    ? await backend.getHelpArticle(id)
    : await backend.getHelpArticleBySlug(articleSlug);
  if (answer.outcome !== "found") return describeProblem(answer);
  const [category, isJudged = false] = (await withTimeout(besides, timeoutMs)) ?? [];
  const article = answer.found;
  const found = category?.outcome === "found" ? category.found : undefined;
  const isLacking = category?.outcome === "failed" && category.status === 404;
  return {
    page: {
      article,
      navigation: findNavigation(article, found, tutorials),
      categoryName: found?.name,
      isJudged,
    },
    status: 200,
    incomplete: !found && !isLacking,
    // A link by id is correct in any category. A stale copy may have an outdated category.
    movedTo: id || answer.isStale ? undefined : findOwnAddress(article, address),
  };
}

/** The page of an article that is not on the site, in its category. Nobody can judge it yet. */
export async function showArticlePreview(
  backend: Pick<Backend, "findHelpNear">,
  article: Article,
): Promise<{ article: Article } & Beside> {
  const slug = article.category?.slug;
  const category = slug === undefined ? undefined : await backend.findHelpNear(slug, article.slug);
  const found = category?.outcome === "found" ? category.found : undefined;
  return { article, navigation: findNavigation(article, found, tutorials), isJudged: false };
}

function describeProblem(
  answer: Exclude<Answer<Article>, { outcome: "found" }>,
): ArticlePageAnswer {
  const problem = answer.outcome === "failed" ? articleMessages.failed : articleMessages.error;
  return { page: { problem }, status: answer.status, incomplete: answer.status === 502 };
}

/** An article's own address when its category or slug differs from the requested one. */
export function findOwnAddress(
  { category, slug: ownSlug }: Pick<Article, "category" | "slug">,
  { slug, articleSlug }: { slug: string; articleSlug: string },
): string | undefined {
  if (category?.slug === undefined) return undefined;
  const own = articlePath(category.slug, ownSlug);
  const asked = articlePath(slug, articleSlug);
  // Letter case does not matter: some pages have their own spelling.
  return own.toLowerCase() === asked.toLowerCase() ? undefined : own;
}
