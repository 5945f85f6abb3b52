import { beforeAll, beforeEach, expect, it } from "vitest";
import { withLists } from "../../testing/with-lists.ts";
import type { Answer, Article, ArticleLink, HelpCategory } from "../backend/articles.ts";
import type { FixedCategory } from "../content/fixed-categories/fixed-category.ts";
import { loadBlogPage } from "../pages/blog/blog-page.ts";
import { loadBlogArticlePage } from "../pages/blog-article/blog-article-page.ts";
import { loadArticlePage } from "../pages/help-article/article-page.ts";
import { loadCategoryPage, loadFixedCategoryPage } from "../pages/help-category/category-page.ts";
import { buildHelpHome } from "../pages/help-center/help-home-page.ts";
import { loadSearchPage } from "../pages/search/search-page.ts";

/*
 * A page's work for one reader must not grow with the number of articles. Timing would be reliable
 * only on a quiet machine. So the test counts how many article fields a page reads and how many
 * articles it contains.
 */

const size = 10_000;
let looks = 0;

/** An article that counts each read of its title, slug, date or category. */
function countReads(article: ArticleLink): ArticleLink {
  return new Proxy(article, {
    get(target, name) {
      if (name in target) looks += 1;
      return Reflect.get(target, name);
    },
  });
}

const articles = Array.from({ length: size }, (_, number) =>
  countReads({
    id: `a${number}`,
    title: `Article ${number}`,
    slug: `article-${number}`,
    publishedAt: new Date(number * 60_000).toISOString(),
    category: { name: `Category ${number % 5}` },
  }),
);
const categories: HelpCategory[] = Array.from({ length: 5 }, (_, number) => ({
  name: `Category ${number}`,
  slug: `category-${number}`,
  type: "module",
  articles: articles.filter((_, index) => index % 5 === number && index >= 10),
  popular: articles[number],
}));
const fixed: HelpCategory = {
  ...(categories[0] as HelpCategory),
  slug: "templates",
  articles: articles.slice(0, 10),
};
categories.push(fixed);

const found = <Found>(value: Found): Answer<Found> => ({ outcome: "found", found: value });
const whole = (slug: string): Article => ({
  title: "T",
  slug,
  html: "",
  headings: [],
  pictures: [],
  minutes: 1,
});
const blog = withLists({
  offersArticleSearch: async () => false,
  offersFeedback: async () => false,
  listBlogArticles: async () => found(articles),
  listBlogCategories: async () => found([{ name: "Category 0", slug: "category-0", count: size }]),
  getBlogCategory: async () => found({ name: "Category 0", articles }),
  getBlogArticle: async (id: string) => found(whole(`article-${id.slice(1)}`)),
  listHelpCategories: async () => found(categories),
});
const fixedPage: FixedCategory = {
  name: "Templates",
  description: "",
  type: "module",
  questions: [
    { title: "Article 4", answer: ["Here."] },
    { title: "No such title", answer: ["There."] },
  ],
};
const first = { sort: "none", page: 1 } as const;

const pages: Record<string, () => unknown> = {
  "the blog": () => loadBlogPage(blog, first),
  "the blog's last page, newest first": () =>
    loadBlogPage(blog, { sort: "newest", page: size / 8 }),
  "the blog, oldest first, of a category": () =>
    loadBlogPage(blog, { ...first, sort: "oldest", category: "category-0" }),
  "a search of titles": () => loadBlogPage(blog, { ...first, term: "article 9999" }),
  "a post": () => loadBlogArticlePage(blog, null, "article-9999"),
  "a help article": () =>
    loadArticlePage(
      withLists({
        ...blog,
        getHelpArticle: async () => found(whole("article-5000")),
        getHelpArticleBySlug: async () => found(whole("article-5000")),
        getHelpCategory: async () => found(categories[0] as HelpCategory),
      }),
      null,
      { slug: "category-0", articleSlug: "article-5000" },
    ),
  "a search of the site": () =>
    loadSearchPage(
      {
        ...blog,
        searchArticles: async () => undefined,
        countSearchMiss: async () => {},
      },
      () => [],
      "article 9999",
    ),
  "the help home": () => buildHelpHome(found(categories), found(articles), []),
  "the help home's search": async () => {
    const search = await blog.findHelpTitles({ term: "article 9999", start: 0, limit: 100 });
    return buildHelpHome(found(categories), found(articles), [], search);
  },
  "a fixed category": () => loadFixedCategoryPage(blog, "templates", fixedPage),
  "a fixed category with thousands": () => loadFixedCategoryPage(blog, "category-1", fixedPage, 9),
  "a category with thousands": () =>
    loadCategoryPage(
      withLists({
        getHelpCategory: async () => found(categories[1] as HelpCategory),
        listHelpCategories: async () => found(categories),
      }),
      "category-1",
    ),
  "a category that only the list of all categories has": () =>
    loadCategoryPage(
      withLists({
        getHelpCategory: async () => ({ outcome: "error", status: 502 }),
        listHelpCategories: async () => found(categories),
      }),
      "category-1",
    ),
};

beforeAll(async () => {
  // Computes what is cached per list, which does not count as a reader's work.
  for (const make of Object.values(pages)) await make();
});
beforeEach(() => {
  looks = 0;
});

it.each(Object.entries(pages))("%s reads few articles and contains few", async (_, make) => {
  const page = await make();
  expect(looks).toBeLessThan(200);
  expect(JSON.stringify(page).length).toBeLessThan(10_000);
});
