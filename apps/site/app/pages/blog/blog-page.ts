import { lists } from "@crm/contract/figures";
import type { Blog } from "../../backend/.server/articles/blog.ts";
import type { Readers } from "../../backend/.server/readers/readers.ts";
import type { ArticleLink, BlogCategory } from "../../backend/articles.ts";
import { countPages } from "../../lists/page-window.ts";
import { findTitles } from "../../search/find-titles.ts";
import { listBlogTitles } from "../../search/title-lists.ts";
import type { ListState } from "./list-address.ts";
import { sortArticles } from "./sort-articles.ts";

/** What the list's page shows. */
export interface BlogPage {
  /** The posts of this page. */
  articles: ArticleLink[];
  /** Posts on all pages. */
  count: number;
  pages: number;
  categories: BlogCategory[];
  /** The chosen category's name; absent when none is chosen, or the host knows no such one. */
  categoryName?: string | undefined;
  /** Whether the host can search inside articles. */
  isInsideOffered: boolean;
}

export interface BlogPageAnswer {
  page: BlogPage;
  status: number;
  /** A host has failed the page: it should not be kept. */
  incomplete: boolean;
}

/** The list in a state: all posts by call 9, those of a category by call 12, the sidebar by call 11. */
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
  const isBeyond = state.page > 1 && articles.length === 0 && !listed.hasFailed;
  return {
    page: {
      articles,
      count: wanted.length,
      pages: countPages(wanted.length, lists.blogPageSize),
      categories: sidebar.outcome === "found" ? sidebar.found : [],
      categoryName: listed.categoryName,
      isInsideOffered,
    },
    status: isBeyond && listed.status === 200 ? 404 : listed.status,
    // A search is one reader's: its page is made anew each time.
    incomplete: listed.hasFailed || sidebar.outcome !== "found" || term !== undefined,
  };
}

interface Listed {
  articles: readonly ArticleLink[];
  categoryName?: string;
  status: number;
  hasFailed: boolean;
}

async function listArticles(
  blog: Pick<Blog, "listBlogArticles" | "getBlogCategory">,
  category: string | undefined,
): Promise<Listed> {
  if (category === undefined) {
    const answer = await blog.listBlogArticles();
    const isFound = answer.outcome === "found";
    return { articles: isFound ? answer.found : [], status: 200, hasFailed: !isFound };
  }
  const answer = await blog.getBlogCategory(category);
  if (answer.outcome !== "found") {
    return { articles: [], status: answer.status, hasFailed: answer.status !== 404 };
  }
  const { name, articles } = answer.found;
  return { articles, categoryName: name, status: 200, hasFailed: false };
}
