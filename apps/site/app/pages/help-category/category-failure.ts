import type { CategoryPage, CategoryPageAnswer } from "./category-page.ts";

/** A category without anything. */
export const emptyCategory: CategoryPage = { questions: [], articles: [], pages: 0 };

/** What is said when the host gives no answer; the browser says so too when the site gives none. */
export const categoryFailure: CategoryPageAnswer = {
  page: { ...emptyCategory, hasFailed: true },
  status: 502,
  incomplete: true,
};
