import type { ArticleSummary } from "@crm/contract/calls/article";
import { partCalls } from "@crm/contract/extensions/article-parts";
import type { ArticleLink } from "../../articles.ts";
import { mapAnswer, type PartOfList, type PostLists, type WantedPosts } from "./article-lists.ts";
import type { QueryHost } from "./query-host.ts";
import { plainText, reshapeList, reshapePost } from "./reshape.ts";

/** The most further posts of a post that pages show, and the post itself. */
const mostNear = 10;
/** Among so many are as many of other categories as pages show. */
const mostFirst = 2 * mostNear;
/** A search of titles shows fewer. */
const mostMatches = 50;

/** The blog's lists in front of a host that returns parts of them. */
export function createPostParts(query: QueryHost, mediaBase: string): PostLists {
  const reshape = (articles: readonly ArticleSummary[] | undefined) =>
    reshapeList(articles, (entry) => reshapePost(entry, mediaBase));

  const findAll = (parameters: Record<string, string>, isPassing = false) =>
    query(
      partCalls.posts,
      {},
      ({ success, articles, count }): PartOfList | undefined =>
        success ? { articles: reshape(articles), count } : undefined,
      { parameters, isPassing },
    );

  const findOfCategory = (slug: string, parameters: Record<string, string>, isPassing = false) =>
    query(
      partCalls.blogCategory,
      { slug },
      ({ data: { category, articles, count } }) => {
        const categoryName = plainText(category?.name);
        return categoryName === undefined
          ? undefined
          : { categoryName, articles: reshape(articles), count };
      },
      { parameters, isPassing },
    );

  const findPosts = ({ category, sort, term, start, limit }: WantedPosts) => {
    const parameters = {
      start: String(start),
      limit: String(limit),
      // The host's own order is by date too.
      sort: sort === "oldest" ? "oldest" : "newest",
      ...(term && { q: term }),
    };
    const isPassing = term !== undefined;
    return category === undefined
      ? findAll(parameters, isPassing)
      : findOfCategory(category, parameters, isPassing);
  };

  const first = (limit: number, category?: string) =>
    findPosts({ category, sort: "newest", start: 0, limit });

  return {
    findPosts,

    async findPostBySlug(slug) {
      const answer = await query(
        partCalls.posts,
        {},
        ({ success, articles }) => (success ? reshape(articles) : undefined),
        { parameters: { slug, limit: "1" } },
      );
      if (answer.outcome !== "found") return answer;
      const [post] = answer.found;
      if (post) return { outcome: "found", found: post };
      // What a stale answer lacks may exist now.
      return answer.isStale
        ? { outcome: "error", status: 502 }
        : { outcome: "failed", status: 404 };
    },

    async findPostsNear({ category }) {
      const [near, all] = await Promise.all([
        category?.slug === undefined ? undefined : first(mostNear, category.slug),
        first(mostFirst),
      ]);
      const own = near?.outcome === "found" ? near.found.articles : [];
      return mapAnswer(all, ({ articles }) => mergeBySlug(own, articles));
    },

    findPostsFor: async (term) =>
      mapAnswer(
        await findPosts({ sort: "newest", term, start: 0, limit: mostMatches }),
        ({ articles }) => articles,
      ),
  };
}

function mergeBySlug(...lists: (readonly ArticleLink[])[]): ArticleLink[] {
  return [...new Map(lists.flat().map((article) => [article.slug, article])).values()];
}
