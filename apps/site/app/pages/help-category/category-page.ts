import { lists } from "@crm/contract/limits";
import { withTimeout } from "@crm/server-kit/with-timeout";
import type {
  FixedPart,
  HelpLists,
  PartOfList,
  Range,
} from "../../backend/.server/articles/article-lists.ts";
import { isConclusive } from "../../backend/is-conclusive.ts";
import type { FixedCategory, Question } from "../../content/fixed-categories/fixed-category.ts";
import { normalizeTitle } from "../../lists/normalize-title.ts";
import { countPages } from "../../lists/page-window.ts";
import type { TitleEntry } from "../../search/title-entry.ts";
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
 * Loads a category of the host. While the host gives no answer, it shows the articles that the help
 * home still has.
 *
 * @param number which page of its articles, counted from 1
 */
export async function loadCategoryPage(
  helpCenter: Pick<HelpLists, "findHelpList" | "listHelpCards">,
  slug: string,
  number = 1,
): Promise<CategoryPageAnswer> {
  const answer = await helpCenter.findHelpList(slug, rangeOf(number));
  if (answer.outcome === "found") {
    const { name, articles, count } = answer.found;
    const isSure = !answer.isStale;
    return showPage({ name }, [], { articles, count }, number, { isSure, isWhole: true });
  }
  if (answer.status === 404) return { page: emptyCategory, status: 404, incomplete: false };
  const listed = await withTimeout(helpCenter.listHelpCards(), listTimeoutMs);
  const known = listed?.outcome === "found" && listed.found.find((entry) => entry.slug === slug);
  if (!known) return categoryFailure;
  const { start, limit } = rangeOf(number);
  const articles = known.articles.slice(start, start + limit);
  const part = { articles, count: known.articles.length };
  return showPage({ name: known.name }, [], part, number, { isSure: false, isWhole: false });
}

/**
 * Loads a fixed category: its questions are always shown, with the host's articles under its slug.
 * Articles for the questions are looked up in every category, since a host may store them elsewhere.
 *
 * @param number which page of its articles, counted from 1
 */
export async function loadFixedCategoryPage(
  helpCenter: Pick<HelpLists, "findFixedList">,
  slug: string,
  { name, description, questions }: FixedCategory,
  number = 1,
): Promise<CategoryPageAnswer> {
  const titles = questions.map(({ title }) => title);
  const answer = await helpCenter.findFixedList(slug, titles, rangeOf(number));
  const none: FixedPart = { titled: [], articles: [], count: 0 };
  const found = answer.outcome === "found" ? answer.found : none;
  const about = { name: found.name ?? name, description };
  const entries = questions.map((question) => linkQuestion(question, found.titled));
  return showPage(about, entries, found, number, {
    isSure: isConclusive(answer),
    isWhole: answer.outcome === "found",
  });
}

/** The articles of a page. */
function rangeOf(number: number): Range {
  const limit = lists.helpCategoryPageSize;
  return { start: (number - 1) * limit, limit };
}

/** Shows one page; a page beyond the last is a 404 when the list is known. */
function showPage(
  about: Pick<CategoryPage, "name" | "description">,
  questions: readonly QuestionEntry[],
  { articles, count }: PartOfList,
  number: number,
  { isSure, isWhole }: { isSure: boolean; isWhole: boolean },
): CategoryPageAnswer {
  const page: CategoryPage = {
    ...about,
    questions: number === 1 ? questions : [],
    articles,
    pages: countPages(count, lists.helpCategoryPageSize),
  };
  const isEmpty = page.questions.length === 0 && page.articles.length === 0;
  if (isEmpty && !isSure) {
    return { page: { ...page, hasFailed: true }, status: 502, incomplete: true };
  }
  return { page, status: isEmpty && number > 1 ? 404 : 200, incomplete: !isWhole };
}

/** A question with the article that has its title, or with its own answer. */
function linkQuestion(question: Question, titled: readonly TitleEntry[]): QuestionEntry {
  const wanted = normalizeTitle(question.title);
  const entry = titled.find(({ article }) => normalizeTitle(article.title) === wanted);
  if (!entry?.category) return question;
  const { article, category } = entry;
  const { title } = article;
  return { title, article, categorySlug: category.slug, categoryName: category.name };
}
