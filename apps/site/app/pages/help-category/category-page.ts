import type { HelpCenter } from "../../backend/.server/articles/help-center.ts";
import type { ArticleLink, HelpCategory } from "../../backend/articles.ts";
import type { FixedCategory, Question } from "../../content/fixed-categories/fixed-category.ts";
import { oncePerList } from "../../lists/once-per-list.ts";

/** A question of a fixed page: linked to the article of its title, or answered in place. */
export type QuestionEntry =
  | { title: string; article: ArticleLink; categorySlug: string; categoryName: string }
  | Question;

/** What a category's page shows. */
export interface CategoryPage {
  /** Absent when the host knows no such category. */
  name?: string;
  description?: string;
  questions: QuestionEntry[];
  articles: ArticleLink[];
}

export interface CategoryPageAnswer {
  page: CategoryPage;
  status: number;
  /** A host has failed the page: it should not be kept. */
  incomplete: boolean;
}

/** A category that only the host knows: call 6. */
export async function loadCategoryPage(
  helpCenter: Pick<HelpCenter, "getHelpCategory">,
  slug: string,
): Promise<CategoryPageAnswer> {
  const answer = await helpCenter.getHelpCategory(slug);
  if (answer.outcome !== "found") {
    const page = { questions: [], articles: [] };
    return { page, status: answer.status, incomplete: answer.status !== 404 };
  }
  const { name, articles } = answer.found;
  return { page: { name, questions: [], articles }, status: 200, incomplete: false };
}

/**
 * A fixed category: its questions always stand there; the host's articles under its slug join
 * them. Titles are looked up in every category, since a host may keep an article elsewhere: call 5.
 */
export async function loadFixedCategoryPage(
  helpCenter: Pick<HelpCenter, "listHelpCategories">,
  slug: string,
  { name, description, questions }: FixedCategory,
): Promise<CategoryPageAnswer> {
  const answer = await helpCenter.listHelpCategories();
  const categories = answer.outcome === "found" ? answer.found : [];
  const entries = questions.map((question) => linkQuestion(question, categories));
  const linked = new Set(
    entries.flatMap((entry) => ("article" in entry ? entry.article.slug : [])),
  );
  const own = categories.find((category) => category.slug === slug);
  const articles = own?.articles.filter((article) => !linked.has(article.slug)) ?? [];
  const page = { name: own?.name ?? name, description, questions: entries, articles };
  return { page, status: 200, incomplete: answer.outcome !== "found" };
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
