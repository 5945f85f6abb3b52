import type { ArticleLink } from "../backend/articles.ts";

/** Navigation state of a link to an article: shown while the article loads. */
export interface ArticleState {
  title: string;
  categoryName?: string | undefined;
  publishedAt?: string | undefined;
  updatedAt?: string | undefined;
}

/** @param categoryName name of the category whose list contains the link */
export function articleState(article: ArticleLink, categoryName?: string): ArticleState {
  const { title, publishedAt, updatedAt, category } = article;
  return { title, publishedAt, updatedAt, categoryName: categoryName ?? category?.name };
}

/** Reads navigation state, which may be missing or come from an older page. */
export function readArticleState(state: unknown): ArticleState | undefined {
  if (typeof state !== "object" || state === null || !("title" in state)) return undefined;
  const text = (name: string) => {
    const value = (state as Record<string, unknown>)[name];
    return typeof value === "string" ? value : undefined;
  };
  const title = text("title");
  if (!title) return undefined;
  return {
    title,
    categoryName: text("categoryName"),
    publishedAt: text("publishedAt"),
    updatedAt: text("updatedAt"),
  };
}
