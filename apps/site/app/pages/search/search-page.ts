import type { FoundArticle } from "@crm/contract/extensions/article-search";
import { lists } from "@crm/contract/limits";
import { blogArticlePath } from "@crm/contract/pages/blog";
import { articlePath } from "@crm/contract/pages/help-center";
import { mergeRanked } from "@crm/search/merge-ranked";
import { sharesWord } from "@crm/search/shares-word";
import type { Backend } from "../../backend/.server/backend.ts";
import { isConclusive } from "../../backend/is-conclusive.ts";
import { findInLists } from "./find-in-lists.ts";
import { type FoundEntry, type ShownEntry, showEntry } from "./found-entry.ts";

export interface SearchPage {
  term: string | undefined;
  /** Whether articles are searched in their text, or only by their titles. */
  isInside: boolean;
  /** Best first. */
  found: ShownEntry[];
  /** Nothing was found, and not everything could be searched. */
  hasFailed?: boolean;
}

type Searched = Pick<
  Backend,
  "findHelpFor" | "findPostsFor" | "offersArticleSearch" | "searchArticles" | "countSearchMiss"
>;

/**
 * Searches the host's articles and the site's own pages. A host without the search inside
 * articles provides its titles instead.
 */
export async function loadSearchPage(
  backend: Searched,
  searchOwnPages: (query: string, limit: number) => FoundEntry[],
  term: string | undefined,
): Promise<SearchPage> {
  const isOffered = await backend.offersArticleSearch();
  if (term === undefined) return { term, isInside: isOffered, found: [] };
  const articles = isOffered ? await backend.searchArticles(term) : undefined;
  const titles = articles ? undefined : await searchTitles(backend, term);
  const own = searchOwnPages(term, lists.searchAnswers);
  // Of equal matches, a page such as Pricing comes before an article about prices.
  const ranked = [
    own.filter(({ kind }) => kind === "page"),
    articles?.map(toEntry) ?? titles?.found ?? [],
    own.filter(({ kind }) => kind !== "page"),
  ];
  const found = mergeRanked(ranked).slice(0, lists.searchAnswers);
  // Only a host that has searched inside articles proves that there are no results. Words that are
  // only spelled alike, such as "tally" and "daily", are shown but are no answer. The report is not
  // awaited.
  const isAnswered = found.some(({ words }) => sharesWord(term, words));
  if (!isAnswered && articles) void backend.countSearchMiss(term);
  const isPartial = titles !== undefined && (isOffered || !titles.isSure);
  const hasFailed = found.length === 0 && isPartial;
  return { term, isInside: articles !== undefined, found: found.map(showEntry), hasFailed };
}

/** @returns `isSure` when the searched lists are complete and current */
async function searchTitles(
  backend: Searched,
  term: string,
): Promise<{ found: FoundEntry[]; isSure: boolean }> {
  const [help, blog] = await Promise.all([backend.findHelpFor(term), backend.findPostsFor(term)]);
  const found = findInLists(
    help.outcome === "found" ? help.found : [],
    blog.outcome === "found" ? blog.found : [],
    term,
    lists.searchAnswers,
  );
  return { found, isSure: isConclusive(help) && isConclusive(blog) };
}

function toEntry({ section, slug, category, ...article }: FoundArticle): FoundEntry {
  const path = section === "help" ? articlePath(category.slug, slug) : blogArticlePath(slug);
  return { kind: section, path, place: category.name, ...article };
}
