import { lists } from "@crm/contract/limits";
import { sortArticles } from "../../articles/blog/sort-articles.ts";
import type { Blog } from "../../backend/.server/articles/blog.ts";
import type { Readers } from "../../backend/.server/readers/readers.ts";
import type { Answer, ArticleLink, BlogCategory } from "../../backend/articles.ts";
import { isConclusive } from "../../backend/is-conclusive.ts";
import { countPages } from "../../lists/page-window.ts";
import { findTitles } from "../../search/find-titles.ts";
import { listBlogTitles } from "../../search/title-lists.ts";
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

export interface BlogPageAnswer {
  page: BlogPage;
  status: number;
  /** A host has failed, so the page should not be cached. */
  incomplete: boolean;
}

/**
 * Loads the list in a given state: all posts by call 9, a category's posts by call 12, the sidebar
 * by call 11.
 */
export async function loadBlogPage(
  blog: Pick<Blog, "listBlogArticles" | "getBlogCategory" | "listBlogCategories"> &
    Pick<Readers, "offersArticleSearch">,
  state: ListState,
): Promise<BlogPageAnswer> {
  const [listed, sidebar, isInsideOffered] = await Promise.all([
    listArticles(blog, state.category),
    blog.listBlogCategories(),
    blog.offersArticleSearch(),
  ]);
  const { term } = state;
  const sorted = sortArticles(listed.articles, state.sort);
  const wanted = term
    ? findTitles(listBlogTitles(sorted), term).map(({ article }) => article)
    : sorted;
  const start = (state.page - 1) * lists.blogPageSize;
  const articles = wanted.slice(start, start + lists.blogPageSize);
  const hasFailed = articles.length === 0 && !listed.isSure;
  const isBeyond = state.page > 1 && articles.length === 0;
  return {
    page: {
      articles,
      count: wanted.length,
      pages: countPages(wanted.length, lists.blogPageSize),
      categories: readCategories(sidebar),
      categoryName: listed.categoryName,
      isInsideOffered,
      hasFailed,
    },
    status: hasFailed ? 502 : isBeyond ? 404 : listed.status,
    // A search belongs to one reader, so its page is not cached.
    incomplete: !listed.isWhole || hasFailed || sidebar.outcome !== "found" || term !== undefined,
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

interface Listed {
  articles: readonly ArticleLink[];
  categoryName?: string;
  status: number;
  /** True when what the list lacks does not exist. */
  isSure: boolean;
  /** False when the host does not have or return this list. */
  isWhole: boolean;
}

async function listArticles(
  blog: Pick<Blog, "listBlogArticles" | "getBlogCategory">,
  category: string | undefined,
): Promise<Listed> {
  if (category === undefined) {
    const answer = await blog.listBlogArticles();
    const isWhole = answer.outcome === "found";
    const articles = isWhole ? answer.found : [];
    return { articles, status: 200, isSure: isConclusive(answer), isWhole };
  }
  const answer = await blog.getBlogCategory(category);
  const isSure = isConclusive(answer);
  if (answer.outcome !== "found") {
    return { articles: [], status: answer.status, isSure, isWhole: isSure };
  }
  const { name, articles } = answer.found;
  return { articles, categoryName: name, status: 200, isSure, isWhole: true };
}
