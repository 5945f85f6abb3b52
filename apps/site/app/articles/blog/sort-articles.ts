import type { ArticleLink } from "../../backend/articles.ts";
import { oncePerList } from "../../lists/once-per-list.ts";
import type { Sort } from "../../pages/blog/list-address.ts";

/**
 * Sorts by day of publication. Articles without a date come last in both orders; equal days keep
 * the host's order.
 *
 * @returns a new list, or the given one for the order "none"
 */
export function sortArticles(articles: readonly ArticleLink[], sort: Sort): readonly ArticleLink[] {
  return sort === "none" ? articles : sorted[sort](articles);
}

const sorted = {
  newest: oncePerList((articles: readonly ArticleLink[]) => sortByDay(articles, -1)),
  oldest: oncePerList((articles: readonly ArticleLink[]) => sortByDay(articles, 1)),
};

function sortByDay(articles: readonly ArticleLink[], direction: 1 | -1): readonly ArticleLink[] {
  return articles.toSorted((a, b) => {
    if (!a.publishedAt || !b.publishedAt) {
      return Number(Boolean(b.publishedAt)) - Number(Boolean(a.publishedAt));
    }
    return direction * (Date.parse(a.publishedAt) - Date.parse(b.publishedAt));
  });
}
