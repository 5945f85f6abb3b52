import { type ArticleSummary, mergeArticleLists } from "@crm/contract/calls/article";
import { type Call, isPathSegment } from "@crm/contract/calls/call";
import { getBlogArticle } from "@crm/contract/calls/get-blog-article";
import { getBlogCategory } from "@crm/contract/calls/get-blog-category";
import { getHelpArticle } from "@crm/contract/calls/get-help-article";
import { getHelpArticleBySlug } from "@crm/contract/calls/get-help-article-by-slug";
import { getHelpCategory } from "@crm/contract/calls/get-help-category";
import { listBlogArticles } from "@crm/contract/calls/list-blog-articles";
import { listBlogCategories } from "@crm/contract/calls/list-blog-categories";
import { listHelpCategories } from "@crm/contract/calls/list-help-categories";
import type { z } from "zod";
import { askHost, type TestedHost } from "./ask-host.ts";
import type { Findings } from "./findings.ts";

/** A slug and id that no host has. */
const unknown = "conformity-check-unknown";

type ArticleCall = typeof getHelpArticle | typeof getHelpArticleBySlug | typeof getBlogArticle;

/**
 * Checks calls 5 to 12: shapes, and that what a list names can be fetched.
 *
 * @param sample how many entries of each list are fetched
 */
export async function checkContent(
  host: TestedHost,
  findings: Findings,
  sample: number,
): Promise<void> {
  const ask = async <Response extends z.ZodType>(
    call: Call<z.ZodType, Response>,
    parameters?: Record<string, string>,
  ): Promise<z.output<Response> | undefined> => {
    findings.checked.add(call.number);
    const answer = await askHost(host, call, parameters ? { parameters } : {});
    if ("body" in answer) return answer.body;
    const what = parameters ? ` for ${Object.values(parameters).join()}` : "";
    findings.fault(call.number, `${answer.fault}${what}`);
    return undefined;
  };

  async function checkArticle(
    call: ArticleCall,
    parameters: Record<string, string>,
    listed: ArticleSummary,
  ): Promise<void> {
    const answer = await ask(call, parameters);
    if (!answer) return;
    const { success, article } = answer;
    const named = `"${listed.title}"`;
    if (success !== true) {
      findings.fault(call.number, `success is not true for the listed article ${named}`);
    } else if (article?.title !== listed.title || article.slug !== listed.slug) {
      findings.fault(call.number, `the answer for the listed article ${named} is another article`);
    } else if (!article.content) {
      findings.fault(call.number, `the article ${named} has no content`);
    }
  }

  async function checkUnknown(
    call: Call<z.ZodType, z.ZodType<{ article?: unknown; category?: unknown }>>,
    name: string,
  ): Promise<void> {
    const answer = await askHost(host, call, { parameters: { [name]: unknown } });
    if (answer.status >= 500) {
      findings.fault(call.number, `an unknown ${name} is answered with ${answer.status}`);
    } else if ("body" in answer && (answer.body.article || answer.body.category)) {
      findings.fault(call.number, `an unknown ${name} is answered with an article or category`);
    }
  }

  function checkSummaries(call: number, articles: readonly ArticleSummary[]): void {
    for (const { title, slug, publishedAt, updatedAt, createdAt } of articles) {
      if (!isPathSegment(slug)) findings.fault(call, `the slug "${slug}" can't be part of a path`);
      const date = publishedAt ?? updatedAt ?? createdAt;
      if (date === undefined || date === null) findings.advise(call, `"${title}" has no date`);
      else if (Number.isNaN(new Date(date).getTime())) {
        findings.fault(call, `the date of "${title}" can't be read: ${date}`);
      }
    }
    const slugs = articles.map(({ slug }) => slug);
    const double = slugs.find((slug, place) => slugs.indexOf(slug) !== place);
    if (double !== undefined) findings.advise(call, `two articles have the slug "${double}"`);
  }

  const help = await ask(listHelpCategories);
  if (help && help.success !== true) findings.fault(5, "success is not true");
  for (const category of help?.categories?.slice(0, sample) ?? []) {
    const listed = mergeArticleLists(category);
    checkSummaries(5, listed);
    const single = await ask(getHelpCategory, { slug: category.slug });
    if (single && single.category?.name !== category.name) {
      findings.fault(6, `the answer for "${category.slug}" is not the listed category`);
    }
    for (const article of listed.slice(0, sample)) {
      const id = article._id ?? article.id;
      if (id !== undefined && id !== null) {
        await checkArticle(getHelpArticle, { id: String(id) }, article);
      } else findings.advise(5, `"${article.title}" has no id, so call 7 can't be used`);
      await checkArticle(getHelpArticleBySlug, { articleSlug: article.slug }, article);
    }
  }
  await checkUnknown(getHelpCategory, "slug");
  await checkUnknown(getHelpArticle, "id");
  await checkUnknown(getHelpArticleBySlug, "articleSlug");

  const blog = await ask(listBlogArticles);
  if (blog && blog.success !== true) findings.fault(9, "success is not true");
  checkSummaries(9, blog?.articles ?? []);
  for (const article of blog?.articles?.slice(0, sample) ?? []) {
    const id = article._id ?? article.id;
    if (id === undefined || id === null) findings.fault(9, `"${article.title}" has no id`);
    else await checkArticle(getBlogArticle, { id: String(id) }, article);
  }
  await checkUnknown(getBlogArticle, "id");

  const categories = await ask(listBlogCategories);
  if (categories && categories.success !== true) findings.fault(11, "success is not true");
  for (const { name, slug } of categories?.categories?.slice(0, sample) ?? []) {
    const single = await ask(getBlogCategory, { slug });
    if (!single) continue;
    if (single.data.category?.name !== name) {
      findings.fault(12, `the answer for "${slug}" is not the listed category`);
    }
    checkSummaries(12, single.data.articles ?? []);
  }
}
