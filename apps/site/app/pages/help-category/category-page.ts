import { lists } from "@crm/contract/limits";
import { withTimeout } from "@crm/server-kit/with-timeout";
import type { HelpCenter } from "../../backend/.server/articles/help-center.ts";
import type { ArticleLink, HelpCategory } from "../../backend/articles.ts";
import { isConclusive } from "../../backend/is-conclusive.ts";
import type { FixedCategory, Question } from "../../content/fixed-categories/fixed-category.ts";
import { oncePerList } from "../../lists/once-per-list.ts";
import { countPages } from "../../lists/page-window.ts";
import {
  type CategoryPage,
  type CategoryPageAnswer,
  categoryFailure,
  emptyCategory,
  type QuestionEntry,
} from "./category-content.ts";

/**
 * Timeout for the list of all categories after the category itself could not be loaded.
 * Milliseconds.
 */
const listTimeoutMs = 3_000;

/**
 * Loads a category of the host by call 6. While the host gives no answer, it shows the articles
 * that the help home still has from call 5.
 *
 * @param number which page of its articles, counted from 1
 */
export async function loadCategoryPage(
  helpCenter: Pick<HelpCenter, "getHelpCategory" | "listHelpCategories">,
  slug: string,
  number = 1,
): Promise<CategoryPageAnswer> {
  const answer = await helpCenter.getHelpCategory(slug);
  if (answer.outcome === "found") {
    const { name, articles } = answer.found;
    return showPage({ name }, [], articles, number, { isSure: !answer.isStale, isWhole: true });
  }
  if (answer.status === 404) return { page: emptyCategory, status: 404, incomplete: false };
  const listed = await withTimeout(helpCenter.listHelpCategories(), listTimeoutMs);
  const known = listed?.outcome === "found" && listed.found.find((entry) => entry.slug === slug);
  if (!known) return categoryFailure;
  const { name, articles } = known;
  return showPage({ name }, [], articles, number, { isSure: false, isWhole: false });
}

/**
 * Loads a fixed category: its questions are always shown, with the host's articles under its slug.
 * Articles for the questions are looked up in every category by call 5, since a host may store them
 * elsewhere.
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
  return showPage(about, joined.entries, joined.articles, number, {
    isSure: isConclusive(answer),
    isWhole: answer.outcome === "found",
  });
}

/** Cuts out one page; a page beyond the last is a 404 when the whole list is known. */
function showPage(
  about: Pick<CategoryPage, "name" | "description">,
  questions: readonly QuestionEntry[],
  articles: readonly ArticleLink[],
  number: number,
  { isSure, isWhole }: { isSure: boolean; isWhole: boolean },
): CategoryPageAnswer {
  const size = lists.helpCategoryPageSize;
  const page: CategoryPage = {
    ...about,
    questions: number === 1 ? questions : [],
    articles: articles.slice((number - 1) * size, number * size),
    pages: countPages(articles.length, size),
  };
  const isEmpty = page.questions.length === 0 && page.articles.length === 0;
  if (isEmpty && !isSure) {
    return { page: { ...page, hasFailed: true }, status: 502, incomplete: true };
  }
  return { page, status: isEmpty && number > 1 ? 404 : 200, incomplete: !isWhole };
}

/** A fixed category joined with the host's data. */
interface Joined {
  /** The host's name for it. */
  own?: string | undefined;
  entries: readonly QuestionEntry[];
  /** Articles without a question that links to them. */
  articles: readonly ArticleLink[];
}

/** Cached per list and slug: a page's work must not grow with the list. */
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
  return byTitle(categories).get(normalize(question.title)) ?? question;
}

/** The first of several articles with the same title is used. */
const byTitle = oncePerList((categories: readonly HelpCategory[]) => {
  const found = new Map<string, QuestionEntry>();
  for (const { name, slug, articles } of categories) {
    for (const article of articles) {
      const title = normalize(article.title);
      if (found.has(title)) continue;
      found.set(title, { title: article.title, article, categorySlug: slug, categoryName: name });
    }
  }
  return found;
});

/** Titles are equal when they differ only in case, spaces or final punctuation. */
function normalize(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/\s+/g, " ")
    .replace(/[\s?.!]+$/, "")
    .trim();
}
