import { lists } from "@crm/contract/limits";
import type { PartOfList, PostLists } from "../../backend/.server/articles/article-lists.ts";
import type { Blog } from "../../backend/.server/articles/blog.ts";
import type { Readers } from "../../backend/.server/readers/readers.ts";
import type { Answer, ArticleLink, BlogCategory } from "../../backend/articles.ts";
import { isConclusive } from "../../backend/is-conclusive.ts";
import { countPages } from "../../lists/page-window.ts";
import type { ListState } from "./list-address.ts";

/** The data of the list's page. */
export interface BlogPage {
  /** The posts of this page. */
  articles: ArticleLink[];
  /** Number of posts on all pages. */
  count: number;
  pages: number;
  /** Undefined when they could not be loaded. */
  categories: BlogCategory[] | undefined;
  /** The chosen category's name; absent when none is chosen or the host does not have it. */
  categoryName?: string | undefined;
  /** Whether the search inside articles is offered. */
  isInsideOffered: boolean;
  /** Nothing is shown because the host gives no answer; it may have posts. */
  hasFailed: boolean;
}

/** What is around the posts. */
export type BlogFrame = Pick<BlogPage, "count" | "categories">;

export interface BlogPageAnswer {
  page: BlogPage;
  status: number;
  /** A host has failed, so the page should not be cached. */
  incomplete: boolean;
}

/**
 * Loads the list in a given state: a page of all posts or of a category's posts, and the sidebar by
 * call 11.
 */
export async function loadBlogPage(
  blog: Pick<Blog, "listBlogCategories"> &
    Pick<PostLists, "findPosts"> &
    Pick<Readers, "offersArticleSearch">,
  state: ListState,
): Promise<BlogPageAnswer> {
  const [listed, sidebar, isInsideOffered] = await Promise.all([
    listArticles(blog, state),
    blog.listBlogCategories(),
    blog.offersArticleSearch(),
  ]);
  const { articles, count } = listed;
  const hasFailed = articles.length === 0 && !listed.isSure;
  const isBeyond = state.page > 1 && articles.length === 0;
  return {
    page: {
      articles: [...articles],
      count,
      pages: countPages(count, lists.blogPageSize),
      categories: readCategories(sidebar),
      categoryName: listed.categoryName,
      isInsideOffered,
      hasFailed,
    },
    status: hasFailed ? 502 : isBeyond ? 404 : listed.status,
    // A search belongs to one reader, so its page is not cached.
    incomplete:
      !listed.isWhole || hasFailed || sidebar.outcome !== "found" || state.term !== undefined,
  };
}

/** The page when the host does not say whether a category has a redirect. */
export function failBlogPage({ page }: BlogPageAnswer): BlogPageAnswer {
  return { page: { ...page, hasFailed: true }, status: 502, incomplete: true };
}

function readCategories(answer: Answer<BlogCategory[]>): BlogCategory[] | undefined {
  if (answer.outcome === "found") return answer.found;
  return answer.status === 404 ? [] : undefined;
}

interface Listed extends PartOfList {
  categoryName?: string | undefined;
  status: number;
  /** True when what the list lacks does not exist. */
  isSure: boolean;
  /** False when the host does not have or return this list. */
  isWhole: boolean;
}

async function listArticles(
  blog: Pick<PostLists, "findPosts">,
  { category, sort, term, page }: ListState,
): Promise<Listed> {
  const limit = lists.blogPageSize;
  const answer = await blog.findPosts({ category, sort, term, start: (page - 1) * limit, limit });
  const isSure = isConclusive(answer);
  if (answer.outcome === "found") return { ...answer.found, status: 200, isSure, isWhole: true };
  const none = { articles: [], count: 0, isSure };
  return category === undefined
    ? { ...none, status: 200, isWhole: false }
    : { ...none, status: answer.status, isWhole: isSure };
}
