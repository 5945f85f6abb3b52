import { blogArticlePath } from "@crm/contract/blog";
import type { FoundArticle } from "@crm/contract/extensions/article-search";
import { lists } from "@crm/contract/figures";
import { articlePath } from "@crm/contract/help-center";
import { mergeRanked } from "@crm/search/merge-ranked";
import type { Backend } from "../../backend/.server/backend.ts";
import { findInLists } from "./find-in-lists.ts";
import { type FoundEntry, type ShownEntry, showEntry } from "./found-entry.ts";

export interface SearchPage {
  term: string | undefined;
  /** Whether articles are searched inside, or only by their titles. */
  isInside: boolean;
  /** Best first. */
  found: ShownEntry[];
}

type Searched = Pick<
  Backend,
  | "listHelpCategories"
  | "listBlogArticles"
  | "offersArticleSearch"
  | "searchArticles"
  | "countSearchMiss"
>;

/**
 * Answers a search from the host's articles and the site's own tutorials. A host that can't search
 * inside articles is asked for their titles instead.
 */
export async function loadSearchPage(
  backend: Searched,
  searchTutorials: (query: string, limit: number) => FoundEntry[],
  term: string | undefined,
): Promise<SearchPage> {
  const isOffered = await backend.offersArticleSearch();
  if (term === undefined) return { term, isInside: isOffered, found: [] };
  const articles = isOffered ? await backend.searchArticles(term) : undefined;
  const ranked = [
    articles?.map(toEntry) ?? (await searchTitles(backend, term)),
    searchTutorials(term, lists.searchAnswers),
  ];
  const found = mergeRanked(ranked).slice(0, lists.searchAnswers);
  // Only a host that has looked inside knows that there is nothing. Nobody waits for the count.
  if (found.length === 0 && articles) void backend.countSearchMiss(term);
  return { term, isInside: articles !== undefined, found: found.map(showEntry) };
}

async function searchTitles(backend: Searched, term: string): Promise<FoundEntry[]> {
  const [help, blog] = await Promise.all([
    backend.listHelpCategories(),
    backend.listBlogArticles(),
  ]);
  return findInLists(
    help.outcome === "found" ? help.found : [],
    blog.outcome === "found" ? blog.found : [],
    term,
    lists.searchAnswers,
  );
}

function toEntry({ section, slug, category, ...article }: FoundArticle): FoundEntry {
  const path = section === "help" ? articlePath(category.slug, slug) : blogArticlePath(slug);
  return { kind: section, path, place: category.name, ...article };
}
