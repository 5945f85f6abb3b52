import { getHelpArticle } from "@crm/contract/calls/get-help-article";
import { getHelpArticleBySlug } from "@crm/contract/calls/get-help-article-by-slug";
import { getHelpCategory } from "@crm/contract/calls/get-help-category";
import { listHelpCategories } from "@crm/contract/calls/list-help-categories";
import type { z } from "zod";
import type { Answer, Article, HelpCategory } from "../../articles.ts";
import { answerKey, type QueryHost } from "./query-host.ts";
import { reshapeArticle, reshapeHelpCategory, reshapeList } from "./reshape.ts";

/** The help centre's requests: calls 5 to 8. */
export interface HelpCenter {
  listHelpCategories(): Promise<Answer<HelpCategory[]>>;
  getHelpCategory(slug: string): Promise<Answer<HelpCategory>>;
  getHelpArticle(id: string): Promise<Answer<Article>>;
  getHelpArticleBySlug(slug: string): Promise<Answer<Article>>;
}

export function createHelpCenter(query: QueryHost, mediaBase: string): HelpCenter {
  const pickArticle = ({ success, article }: z.output<typeof getHelpArticle.response>) =>
    success && article ? reshapeArticle(article, mediaBase) : undefined;

  return {
    listHelpCategories: () =>
      query(
        listHelpCategories,
        {},
        ({ success, categories }) =>
          success ? reshapeList(categories, reshapeHelpCategory) : undefined,
        { linkedKeys: listArticleKeys },
      ),

    getHelpCategory: (slug) =>
      query(getHelpCategory, { slug }, ({ category }) =>
        category ? reshapeHelpCategory(category) : undefined,
      ),

    getHelpArticle: (id) =>
      query(getHelpArticle, { id }, pickArticle, { aliasKey: ({ slug }) => keyBySlug(slug) }),

    getHelpArticleBySlug: (slug) =>
      query(getHelpArticleBySlug, { articleSlug: slug }, pickArticle, {
        aliasKey: ({ id }) => (id === undefined ? undefined : keyById(id)),
      }),
  };
}

function listArticleKeys(categories: readonly HelpCategory[]): string[] {
  return categories.flatMap(({ articles }) =>
    articles.flatMap(({ id, slug }) => [keyBySlug(slug), ...(id ? [keyById(id)] : [])]),
  );
}

const keyById = (id: string) => answerKey(getHelpArticle, { id });
const keyBySlug = (slug: string) => answerKey(getHelpArticleBySlug, { articleSlug: slug });
