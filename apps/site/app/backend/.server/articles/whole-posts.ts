import { sortArticles } from "../../../articles/blog/sort-articles.ts";
import { oncePerList } from "../../../lists/once-per-list.ts";
import { findTitles } from "../../../search/find-titles.ts";
import { listBlogTitles } from "../../../search/title-lists.ts";
import type { Answer, ArticleLink } from "../../articles.ts";
import { isConclusive } from "../../is-conclusive.ts";
import { mapAnswer, type PostLists, type WantedPosts } from "./article-lists.ts";
import type { Blog } from "./blog.ts";

type Asked = Pick<Blog, "listBlogArticles" | "listBlogCategories" | "getBlogCategory">;

/** The blog's lists in front of a host that returns them only as a whole. */
export function createWholePosts(blog: Asked): PostLists {
  return {
    async findPosts({ category, ...wanted }) {
      if (category === undefined) {
        return mapAnswer(await blog.listBlogArticles(), (found) => cut(found, wanted));
      }
      return mapAnswer(await blog.getBlogCategory(category), ({ name, articles }) => ({
        categoryName: name,
        ...cut(articles, wanted),
      }));
    },
    findPostBySlug: (slug) => findBySlug(blog, slug),
    findPostsNear: () => blog.listBlogArticles(),
    findPostsFor: () => blog.listBlogArticles(),
  };
}

function cut(
  articles: readonly ArticleLink[],
  { sort, term, start, limit }: Omit<WantedPosts, "category">,
) {
  const sorted = sortArticles(articles, sort);
  const wanted = term
    ? findTitles(listBlogTitles(sorted), term).map(({ article }) => article)
    : sorted;
  return { articles: wanted.slice(start, start + limit), count: wanted.length };
}

/** Searches the list of all posts, then each category, where a host may have more posts. */
async function findBySlug(blog: Asked, slug: string): Promise<Answer<ArticleLink>> {
  const pick = (articles: readonly ArticleLink[]) => bySlug(articles).get(slug);
  const [listed, categories] = await Promise.all([
    blog.listBlogArticles(),
    blog.listBlogCategories(),
  ]);
  const own = listed.outcome === "found" ? pick(listed.found) : undefined;
  if (own) return { outcome: "found", found: own };
  let isSure = isConclusive(listed) && isConclusive(categories);
  for (const category of categories.outcome === "found" ? categories.found : []) {
    const answer = await blog.getBlogCategory(category.slug);
    const found = answer.outcome === "found" ? pick(answer.found.articles) : undefined;
    if (found) return { outcome: "found", found };
    isSure &&= isConclusive(answer);
  }
  // Only fresh lists prove that a post is missing: a failing host may have it.
  return isSure ? { outcome: "failed", status: 404 } : { outcome: "error", status: 502 };
}

/** The first of two posts with the same slug is used. */
const bySlug = oncePerList(
  (articles: readonly ArticleLink[]) =>
    new Map(articles.toReversed().map((article) => [article.slug, article])),
);
