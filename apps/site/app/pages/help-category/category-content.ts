import type { ArticleLink } from "../../backend/articles.ts";
import type { Question } from "../../content/fixed-categories/fixed-category.ts";

/** A question of a fixed category: linked to the article with its title, or answered in place. */
export type QuestionEntry =
  | { title: string; article: ArticleLink; categorySlug: string; categoryName: string }
  | Question;

/** The data of a category's page. */
export interface CategoryPage {
  /** Absent when the host does not have the category. */
  name?: string;
  description?: string;
  /** Only on the first page. */
  questions: readonly QuestionEntry[];
  /** The articles of this page. */
  articles: readonly ArticleLink[];
  pages: number;
  /** Nothing is shown because the host gives no answer; it may have articles. */
  hasFailed?: true;
}

/** What the server renders: one page of a category's articles. */
export interface ShownCategory {
  page: CategoryPage;
  slug: string;
  number: number;
}

export interface CategoryPageAnswer {
  page: CategoryPage;
  status: number;
  /** A host has failed, so the page should not be cached. */
  incomplete: boolean;
}

/** A category without content. */
export const emptyCategory: CategoryPage = { questions: [], articles: [], pages: 0 };

/** The page when the host gives no answer. */
export const categoryFailure: CategoryPageAnswer = {
  page: { ...emptyCategory, hasFailed: true },
  status: 502,
  incomplete: true,
};
