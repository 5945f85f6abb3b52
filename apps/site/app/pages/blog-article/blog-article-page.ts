import { articleMessages } from "@crm/contract/messages";
import type { PreviewPageData } from "../../articles/preview/load-preview.ts";
import { removedCopy } from "../../articles/removed-copy.ts";
import type { PostLists } from "../../backend/.server/articles/article-lists.ts";
import type { Blog } from "../../backend/.server/articles/blog.ts";
import type { Readers } from "../../backend/.server/readers/readers.ts";
import type { Article, ArticleLink } from "../../backend/articles.ts";
import { oncePerList } from "../../lists/once-per-list.ts";

/** A post and further posts. */
export interface PostPage {
  article: Article;
  /** Undefined when the list could not be loaded. */
  more: ArticleLink[] | undefined;
  /** Whether the feedback question is shown. */
  isJudged: boolean;
}

/** The page's data: the post, or one of the two error messages. */
export type BlogArticlePage = PostPage | { problem: string; isGone?: true };

/** What the server renders: the page of an address, or a preview. */
export type ShownPost = { page: BlogArticlePage } | { preview: PreviewPageData<PostPage> };

type Asked = Pick<Blog, "getBlogArticle"> &
  Pick<PostLists, "findPostBySlug" | "findPostsNear"> &
  Pick<Readers, "offersFeedback">;

export interface BlogArticlePageAnswer {
  page: BlogArticlePage;
  status: number;
  /** A host has failed a part of the page, so it should not be cached. */
  incomplete: boolean;
}

/** The most further posts; the list has the rest. */
const mostOthers = 9;

const notFound = {
  page: { problem: articleMessages.blogNotFound },
  status: 404,
  incomplete: false,
};

/** The page of a post that an editor has deleted. */
export const goneBlogPost: BlogArticlePageAnswer = {
  page: { problem: removedCopy.title, isGone: true },
  status: 410,
  incomplete: false,
};

/** The page when the host gives no answer. */
export const postFailure: BlogArticlePageAnswer = {
  page: { problem: articleMessages.blogError },
  status: 502,
  incomplete: true,
};

/**
 * Loads a post: by the id from the navigation state, otherwise by looking up its slug.
 *
 * @param id the id from the link's navigation state
 * @param slug the address's last part
 */
export async function loadBlogArticlePage(
  blog: Asked,
  id: string | null,
  slug: string,
): Promise<BlogArticlePageAnswer> {
  if (id) {
    const answer = await blog.getBlogArticle(id);
    if (answer.outcome === "found") return showArticle(blog, answer.found);
    if (answer.status === 502) return postFailure;
  }
  const link = await blog.findPostBySlug(slug);
  if (link.outcome !== "found") return link.status === 404 ? notFound : postFailure;
  if (!link.found.id || link.found.id === id) return postFailure;
  const answer = await blog.getBlogArticle(link.found.id);
  return answer.outcome === "found" ? showArticle(blog, answer.found) : postFailure;
}

/** The page of a post that is not on the site, with the posts that are. Nobody can judge it yet. */
export async function showBlogPreview(blog: Asked, article: Article): Promise<PostPage> {
  const listed = await blog.findPostsNear(article);
  const more = listed.outcome === "found" ? pickOthers(listed.found, article) : undefined;
  return { article, more, isJudged: false };
}

async function showArticle(blog: Asked, article: Article): Promise<BlogArticlePageAnswer> {
  const [listed, isJudged] = await Promise.all([
    blog.findPostsNear(article),
    blog.offersFeedback(),
  ]);
  const isFound = listed.outcome === "found";
  const more = isFound ? pickOthers(listed.found, article) : listed.status === 404 ? [] : undefined;
  return { page: { article, more, isJudged }, status: 200, incomplete: !isFound };
}

const byCategory = oncePerList((articles: readonly ArticleLink[]) =>
  Map.groupBy(articles, ({ category }) => category?.name),
);

/** Further posts: those of the same category first, each group in the host's order. */
export function pickOthers(
  articles: readonly ArticleLink[],
  { slug, category }: Pick<ArticleLink, "slug" | "category">,
): ArticleLink[] {
  const near = byCategory(articles).get(category?.name) ?? [];
  const nearest = near.slice(0, mostOthers + 1).filter((entry) => entry.slug !== slug);
  const others = nearest.slice(0, mostOthers);
  for (const entry of articles) {
    if (others.length >= mostOthers) break;
    const isNear = entry.category?.name === category?.name;
    if (!isNear && entry.slug !== slug) others.push(entry);
  }
  return others;
}
