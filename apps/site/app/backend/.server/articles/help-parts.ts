import type { HelpCategory as HelpCategoryAnswer } from "@crm/contract/calls/article";
import { partCalls } from "@crm/contract/extensions/article-parts";
import { lists } from "@crm/contract/limits";
import { normalizeTitle } from "../../../lists/normalize-title.ts";
import type { TitleEntry } from "../../../search/title-entry.ts";
import { listHelpTitles } from "../../../search/title-lists.ts";
import type { Answer, ArticleLink, HelpCategory } from "../../articles.ts";
import { type HelpLists, mapAnswer, type PartOfList, type Range } from "./article-lists.ts";
import type { QueryHost } from "./query-host.ts";
import { reshapeHelpCategory, reshapeList } from "./reshape.ts";

/** Articles on each side of one that pages look at. */
const reach = 20;
/** A search of titles shows fewer. */
const mostMatches = 50;

/** The help centre's lists in front of a host that returns parts of them. */
export function createHelpParts(query: QueryHost): HelpLists {
  const findAll = (parameters: Record<string, string>, isPassing = false) =>
    query(
      partCalls.helpCategories,
      {},
      ({ success, categories, count }) =>
        success ? { categories: reshapeList(categories, reshapeCounted), count } : undefined,
      { parameters, isPassing },
    );

  const findOne = (slug: string, parameters: Record<string, string>) =>
    query(
      partCalls.helpCategory,
      { slug },
      ({ category, count, place }) => readOne(category, count, place),
      { parameters },
    );

  /** Pages of the category, which its own page shows too, that contain the wanted articles. */
  async function readAround(slug: string, place: number): Promise<Answer<ArticleLink[]>> {
    const size = lists.helpCategoryPageSize;
    const pages = new Set(
      [Math.max(0, place - reach), place + reach].map((at) => Math.floor(at / size)),
    );
    const found: ArticleLink[] = [];
    for (const page of pages) {
      const answer = await findOne(slug, write({ start: page * size, limit: size }));
      if (answer.outcome !== "found") return answer;
      found.push(...answer.found.articles);
    }
    return { outcome: "found", found };
  }

  return {
    listHelpCards: async () =>
      mapAnswer(
        await findAll({ each: String(lists.moduleCardArticles) }),
        ({ categories }) => categories,
      ),

    findHelpTitles: async ({ term, ...range }) =>
      mapAnswer(
        await findAll({ ...write(range), ...(term && { q: term }) }, term !== undefined),
        ({ categories, count }) => ({ titles: listHelpTitles(categories), count }),
      ),

    findHelpList: (slug, range) => findOne(slug, write(range)),

    async findFixedList(slug, titles, range) {
      const known = await findAll({ titles: JSON.stringify(titles) });
      if (known.outcome !== "found") return known;
      const titled = pickTitled(listHelpTitles(known.found.categories), titles);
      const without = titled
        .filter(({ category }) => category?.slug === slug)
        .map(({ article }) => article.slug);
      const listed = await findOne(slug, {
        ...write(range),
        ...(without.length > 0 && { without: JSON.stringify(without) }),
      });
      if (listed.outcome === "found") return mapAnswer(listed, (found) => ({ ...found, titled }));
      if (listed.status === 502) return listed;
      return mapAnswer(known, () => ({ titled, articles: [], count: 0 }));
    },

    async findHelpNear(slug, articleSlug) {
      const own = await findOne(slug, { limit: "0", at: articleSlug });
      if (own.outcome !== "found") return own;
      const { place } = own.found;
      if (place === undefined) return { ...own, found: { slug, articles: [] } };
      return mapAnswer(await readAround(slug, place), (articles) => ({ slug, articles }));
    },

    findHelpFor: async (term) =>
      mapAnswer(
        await findAll({ limit: String(mostMatches), q: term }, true),
        ({ categories }) => categories,
      ),
  };
}

function reshapeCounted(
  value: HelpCategoryAnswer & { count?: number | undefined },
): HelpCategory | undefined {
  const category = reshapeHelpCategory(value);
  return category && { ...category, count: value.count };
}

function write({ start, limit }: Range): Record<string, string> {
  return { start: String(start), limit: String(limit) };
}

function readOne(
  category: HelpCategoryAnswer | null | undefined,
  count: number | undefined,
  place: number | null | undefined,
): (PartOfList & { name: string; place: number | undefined }) | undefined {
  const found = category && reshapeHelpCategory(category);
  if (!found || count === undefined) return undefined;
  return { name: found.name, articles: found.articles, count, place: place ?? undefined };
}

/** One article for each title, the first that has it. */
function pickTitled(entries: readonly TitleEntry[], titles: readonly string[]): TitleEntry[] {
  return titles.flatMap((title) => {
    const wanted = normalizeTitle(title);
    return entries.find(({ article }) => normalizeTitle(article.title) === wanted) ?? [];
  });
}
