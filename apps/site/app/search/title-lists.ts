import type { ArticleLink, HelpCategory } from "../backend/articles.ts";
import type { TitleEntry } from "./title-entry.ts";

/** The titles of all help articles, category by category. */
export function listHelpTitles(categories: readonly HelpCategory[]): TitleEntry[] {
  return categories.flatMap(({ name, slug, articles }) =>
    articles.map((article) => ({ article, category: { name, slug } })),
  );
}

/** The titles of all posts. */
export function listBlogTitles(articles: readonly ArticleLink[]): TitleEntry[] {
  return articles.map((article) => ({ article }));
}
