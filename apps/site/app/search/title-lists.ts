import type { ArticleLink, HelpCategory } from "../backend/articles.ts";
import { oncePerList } from "../lists/once-per-list.ts";
import type { TitleEntry } from "./title-entry.ts";

/** The titles of all help articles, category by category. */
export const listHelpTitles = oncePerList((categories: readonly HelpCategory[]): TitleEntry[] =>
  categories.flatMap(({ name, slug, articles }) =>
    articles.map((article) => ({ article, category: { name, slug } })),
  ),
);

/** The titles of all posts. */
export const listBlogTitles = oncePerList((articles: readonly ArticleLink[]): TitleEntry[] =>
  articles.map((article) => ({ article })),
);
