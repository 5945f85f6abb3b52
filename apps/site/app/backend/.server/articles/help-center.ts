import { getHelpArticle } from "@crm/contract/calls/get-help-article";
import { getHelpArticleBySlug } from "@crm/contract/calls/get-help-article-by-slug";
import { getHelpCategory } from "@crm/contract/calls/get-help-category";
import { listHelpCategories } from "@crm/contract/calls/list-help-categories";
import type { Answer, Article, HelpCategory } from "../../articles.ts";
import { type AskHost, answerKey } from "./ask-host.ts";
import { reshapeArticle, reshapeHelpCategory, reshapeList } from "./reshape.ts";

/** The help centre's requests: calls 5 to 8. */
export interface HelpCenter {
  listHelpCategories(): Promise<Answer<HelpCategory[]>>;
  getHelpCategory(slug: string): Promise<Answer<HelpCategory>>;
  getHelpArticle(id: string): Promise<Answer<Article>>;
  getHelpArticleBySlug(slug: string): Promise<Answer<Article>>;
}

export function createHelpCenter(ask: AskHost, mediaBase: string): HelpCenter {
  const pickArticle = ({ success, article }: Record<string, unknown>) =>
    success === true ? reshapeArticle(article, mediaBase) : undefined;

  return {
    listHelpCategories: () =>
      ask(
        listHelpCategories,
        {},
        ({ success, categories }) =>
          success === true ? reshapeList(categories, reshapeHelpCategory) : undefined,
        { leadsTo: listArticleKeys },
      ),

    getHelpCategory: (slug) =>
      ask(getHelpCategory, { slug }, ({ category }) => reshapeHelpCategory(category)),

    getHelpArticle: (id) =>
      ask(getHelpArticle, { id }, pickArticle, { alsoAs: ({ slug }) => keyBySlug(slug) }),

    getHelpArticleBySlug: (slug) =>
      ask(getHelpArticleBySlug, { articleSlug: slug }, pickArticle, {
        alsoAs: ({ id }) => (id === undefined ? undefined : keyById(id)),
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
