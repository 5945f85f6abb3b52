import type { ArticleSummary } from "@crm/contract/calls/article";
import { getBlogArticle } from "@crm/contract/calls/get-blog-article";
import { getBlogCategory } from "@crm/contract/calls/get-blog-category";
import { listBlogArticles } from "@crm/contract/calls/list-blog-articles";
import { listBlogCategories } from "@crm/contract/calls/list-blog-categories";
import type { Answer, Article, ArticleLink, BlogCategory } from "../../articles.ts";
import { answerKey, type QueryHost } from "./query-host.ts";
import {
  plainText,
  reshapeArticle,
  reshapeBlogCategory,
  reshapeList,
  reshapePost,
} from "./reshape.ts";

/** The blog's requests: calls 9 to 12. */
export interface Blog {
  listBlogArticles(): Promise<Answer<ArticleLink[]>>;
  getBlogArticle(id: string): Promise<Answer<Article>>;
  listBlogCategories(): Promise<Answer<BlogCategory[]>>;
  getBlogCategory(slug: string): Promise<Answer<{ name: string; articles: ArticleLink[] }>>;
}

export function createBlog(query: QueryHost, mediaBase: string): Blog {
  const reshapePosts = (articles: readonly ArticleSummary[] | undefined) =>
    reshapeList(articles, (entry) => reshapePost(entry, mediaBase));

  return {
    listBlogArticles: () =>
      query(
        listBlogArticles,
        {},
        ({ success, articles }) => (success ? reshapePosts(articles) : undefined),
        { linkedKeys: listPostKeys },
      ),

    getBlogArticle: (id) =>
      query(getBlogArticle, { id }, ({ success, article }) =>
        success && article ? reshapeArticle(article, mediaBase) : undefined,
      ),

    listBlogCategories: () =>
      query(listBlogCategories, {}, ({ success, categories }) =>
        success ? reshapeList(categories, reshapeBlogCategory) : undefined,
      ),

    getBlogCategory: (slug) =>
      query(getBlogCategory, { slug }, ({ data: { category, articles } }) => {
        const name = plainText(category?.name);
        return name === undefined ? undefined : { name, articles: reshapePosts(articles) };
      }),
  };
}

function listPostKeys(articles: readonly ArticleLink[]): string[] {
  return articles.flatMap(({ id }) => (id ? answerKey(getBlogArticle, { id }) : []));
}
