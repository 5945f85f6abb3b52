import { normalizeTitle } from "../../../lists/normalize-title.ts";
import { oncePerList } from "../../../lists/once-per-list.ts";
import { findTitles } from "../../../search/find-titles.ts";
import type { TitleEntry } from "../../../search/title-entry.ts";
import { listHelpTitles } from "../../../search/title-lists.ts";
import type { ArticleLink, HelpCategory } from "../../articles.ts";
import { type FixedPart, type HelpLists, mapAnswer, type Range } from "./article-lists.ts";
import type { HelpCenter } from "./help-center.ts";

type Asked = Pick<HelpCenter, "listHelpCategories" | "getHelpCategory">;

/** The help centre's lists in front of a host that returns them only as a whole. */
export function createWholeHelp(helpCenter: Asked): HelpLists {
  return {
    listHelpCards: () => helpCenter.listHelpCategories(),
    async findHelpTitles({ term, start, limit }) {
      return mapAnswer(await helpCenter.listHelpCategories(), (categories) => {
        const all = listHelpTitles(categories);
        const titles = term ? findTitles(all, term) : all;
        return { titles: titles.slice(start, start + limit), count: titles.length };
      });
    },
    async findHelpList(slug, range) {
      return mapAnswer(await helpCenter.getHelpCategory(slug), ({ name, articles }) => ({
        name,
        ...cut(articles, range),
      }));
    },
    async findFixedList(slug, titles, range) {
      // A host may store the articles of the questions in any category.
      return mapAnswer(await helpCenter.listHelpCategories(), (categories) => {
        const known = joinedBySlug(categories);
        const joined = known.get(slug) ?? join(slug, titles, categories);
        known.set(slug, joined);
        return { ...joined, ...cut(joined.articles, range) };
      });
    },
    findHelpNear: (slug) => helpCenter.getHelpCategory(slug),
    findHelpFor: () => helpCenter.listHelpCategories(),
  };
}

function cut(articles: readonly ArticleLink[], { start, limit }: Range) {
  return { articles: articles.slice(start, start + limit), count: articles.length };
}

/** Cached per list and slug: a page's work must not grow with the list. */
const joinedBySlug = oncePerList(
  (_categories: readonly HelpCategory[]) => new Map<string, Omit<FixedPart, "count">>(),
);

function join(
  slug: string,
  titles: readonly string[],
  categories: readonly HelpCategory[],
): Omit<FixedPart, "count"> {
  const known = byTitle(categories);
  const titled = titles.flatMap((title) => known.get(normalizeTitle(title)) ?? []);
  const linked = new Set(titled.map(({ article }) => article.slug));
  const own = categories.find((category) => category.slug === slug);
  const articles = own?.articles.filter((article) => !linked.has(article.slug)) ?? [];
  return { name: own?.name, titled, articles };
}

/** The first of several articles with the same title is used. */
const byTitle = oncePerList((categories: readonly HelpCategory[]) => {
  const found = new Map<string, TitleEntry>();
  for (const entry of listHelpTitles(categories)) {
    const title = normalizeTitle(entry.article.title);
    if (!found.has(title)) found.set(title, entry);
  }
  return found;
});
