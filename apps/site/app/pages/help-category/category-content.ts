import type { ArticleLink } from "../../backend/articles.ts";
import type { Question } from "../../content/fixed-categories/fixed-category.ts";

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
  /** There is nothing to show because the host gives no answer; it may have articles. */
  hasFailed?: true;
}

export interface CategoryPageAnswer {
  page: CategoryPage;
  status: number;
  /** A host has failed the page: it should not be kept. */
  incomplete: boolean;
}

/** A category without anything. */
export const emptyCategory: CategoryPage = { questions: [], articles: [], pages: 0 };

/** What is said when the host gives no answer; the browser says so too when the site gives none. */
export const categoryFailure: CategoryPageAnswer = {
  page: { ...emptyCategory, hasFailed: true },
  status: 502,
  incomplete: true,
};
