import { lists } from "@crm/contract/figures";
import type { HelpCenter } from "../../backend/.server/articles/help-center.ts";
import type { ArticleLink, HelpCategory } from "../../backend/articles.ts";
import type { FixedCategory, Question } from "../../content/fixed-categories/fixed-category.ts";
import { oncePerList } from "../../lists/once-per-list.ts";
import { countPages } from "../../lists/page-window.ts";

/** A question of a fixed page: linked to the article of its title, or answered in place. */
export type QuestionEntry =
  | { title: string; article: ArticleLink; categorySlug: string; categoryName: string }
  | Question;

/** What a category's page shows. */
export interface CategoryPage {
  /** Absent when the host knows no such category. */
  name?: string;
  description?: string;
  /** On its first page only. */
  questions: readonly QuestionEntry[];
  /** The articles of this page. */
  articles: readonly ArticleLink[];
  pages: number;
}

/** A category without anything: what stands where a host gives nothing. */
export const emptyCategory: CategoryPage = { questions: [], articles: [], pages: 0 };

export interface CategoryPageAnswer {
  page: CategoryPage;
  status: number;
  /** A host has failed the page: it should not be kept. */
  incomplete: boolean;
}

/**
 * A category that only the host knows: call 6.
 *
 * @param number which page of its articles, counted from 1
 */
export async function loadCategoryPage(
  helpCenter: Pick<HelpCenter, "getHelpCategory">,
  slug: string,
  number = 1,
): Promise<CategoryPageAnswer> {
  const answer = await helpCenter.getHelpCategory(slug);
  if (answer.outcome !== "found") {
    return { page: emptyCategory, status: answer.status, incomplete: answer.status !== 404 };
  }
  const { name, articles } = answer.found;
  return showPage({ name }, [], articles, number, false);
}

/**
 * A fixed category: its questions always stand there; the host's articles under its slug join
 * them. Titles are looked up in every category, since a host may keep an article elsewhere: call 5.
 *
 * @param number which page of its articles, counted from 1
 */
export async function loadFixedCategoryPage(
  helpCenter: Pick<HelpCenter, "listHelpCategories">,
  slug: string,
  { name, description, questions }: FixedCategory,
  number = 1,
): Promise<CategoryPageAnswer> {
  const answer = await helpCenter.listHelpCategories();
  const categories = answer.outcome === "found" ? answer.found : [];
  const known = joinedBySlug(categories);
  const joined = known.get(slug) ?? join(slug, questions, categories);
  known.set(slug, joined);
  const about = { name: joined.own ?? name, description };
  const hasFailed = answer.outcome !== "found";
  return showPage(about, joined.entries, joined.articles, number, hasFailed);
}

/** Cuts one page out; one beyond the last is not found. */
function showPage(
  about: Pick<CategoryPage, "name" | "description">,
  questions: readonly QuestionEntry[],
  articles: readonly ArticleLink[],
  number: number,
  incomplete: boolean,
): CategoryPageAnswer {
  const size = lists.helpCategoryPageSize;
  const shown = articles.slice((number - 1) * size, number * size);
  return {
    page: {
      ...about,
      questions: number === 1 ? questions : [],
      articles: shown,
      pages: countPages(articles.length, size),
    },
    status: number > 1 && shown.length === 0 && !incomplete ? 404 : 200,
    incomplete,
  };
}

/** A fixed category with what the host has of it. */
interface Joined {
  /** The host's name for it. */
  own?: string | undefined;
  entries: readonly QuestionEntry[];
  /** Those that no question leads to. */
  articles: readonly ArticleLink[];
}

/** Kept for each list of the host's, by slug: a page's work must not grow with the list. */
const joinedBySlug = oncePerList(
  (_categories: readonly HelpCategory[]) => new Map<string, Joined>(),
);

function join(
  slug: string,
  questions: readonly Question[],
  categories: readonly HelpCategory[],
): Joined {
  const entries = questions.map((question) => linkQuestion(question, categories));
  const linked = new Set(
    entries.flatMap((entry) => ("article" in entry ? entry.article.slug : [])),
  );
  const own = categories.find((category) => category.slug === slug);
  const articles = own?.articles.filter((article) => !linked.has(article.slug)) ?? [];
  return { own: own?.name, entries, articles };
}

function linkQuestion(question: Question, categories: readonly HelpCategory[]): QuestionEntry {
  return byTitle(categories).get(normalise(question.title)) ?? question;
}

/** Of several articles with one title the first counts. */
const byTitle = oncePerList((categories: readonly HelpCategory[]) => {
  const found = new Map<string, QuestionEntry>();
  for (const { name, slug, articles } of categories) {
    for (const article of articles) {
      const title = normalise(article.title);
      if (found.has(title)) continue;
      found.set(title, { title: article.title, article, categorySlug: slug, categoryName: name });
    }
  }
  return found;
});

/** Titles that differ only in case, spaces or the mark at their end are the same. */
function normalise(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/\s+/g, " ")
    .replace(/[\s?.!]+$/, "")
    .trim();
}
