import {
  type Article as ArticleAnswer,
  type ArticleSummary,
  articleLists,
  type BlogCategory as BlogCategoryAnswer,
  type HelpCategory as HelpCategoryAnswer,
} from "@crm/contract/calls/article";
import { isPathSegment } from "@crm/contract/calls/call";
import { FetchError } from "@crm/server-kit/fetch-json";
import type { Article, ArticleLink, BlogCategory, HelpCategory } from "../../articles.ts";
import { articleThread } from "../article-html/article-thread.ts";
import { imageAddress } from "../article-html/image-address.ts";
import type { PreparedBody } from "../article-html/prepare-body.ts";

/**
 * Converts the contract's articles and categories into our small shapes. Hosts differ: `_id` or
 * `id`, nulls, missing lists, dates in any format. Entries whose required fields are empty or can't
 * be part of an address are skipped.
 */

/**
 * @param mediaBase the host's address, see `imageAddress`
 * @throws FetchError
 */
export async function reshapeArticle(
  value: ArticleAnswer,
  mediaBase: string,
): Promise<Article | undefined> {
  const post = reshapePost(value, mediaBase);
  if (!post) return undefined;
  const description = plainText(value.metaDescription);
  const imageAlt = plainText(value.imageAlt);
  const content = text(value.content) ?? "";
  return { ...post, imageAlt, description, ...(await prepare(content, mediaBase)) };
}

/** @throws FetchError when the text can't be prepared in time */
async function prepare(content: string, mediaBase: string): Promise<PreparedBody> {
  try {
    return await articleThread.run("prepareBody", { content, mediaBase });
  } catch (error) {
    throw new FetchError(`answered with a text that can't be prepared: ${error}`);
  }
}

/** An entry of the blog's lists, which have pictures. */
export function reshapePost(value: ArticleSummary, mediaBase: string): ArticleLink | undefined {
  const link = reshapeArticleLink(value);
  return link && { ...link, image: imageAddress(text(value.image) ?? "", mediaBase) };
}

function reshapeArticleLink(value: ArticleSummary): ArticleLink | undefined {
  const [title, slug] = [plainText(value.title), reshapeSlug(value.slug)];
  if (!title || !slug) return undefined;
  const categoryName = plainText(value.category?.name);
  return {
    id: reshapeId(value._id ?? value.id),
    title,
    slug,
    excerpt: plainText(value.excerpt),
    publishedAt: reshapeDate(value.publishedAt) ?? reshapeDate(value.createdAt),
    updatedAt: reshapeDate(value.updatedAt),
    category: categoryName
      ? { name: categoryName, slug: reshapeSlug(value.category?.slug) }
      : undefined,
  };
}

export function reshapeHelpCategory(value: HelpCategoryAnswer): HelpCategory | undefined {
  const [name, slug] = [plainText(value.name), reshapeSlug(value.slug)];
  if (!name || !slug) return undefined;
  const merged = articleLists.map((list) => reshapeList(value[list], reshapeArticleLink));
  return {
    name,
    slug,
    type: text(value.type)?.toLowerCase() === "whatsapp" ? "whatsapp" : "module",
    articles: merged.flat(),
    popular: merged[0]?.[0],
  };
}

export function reshapeBlogCategory(value: BlogCategoryAnswer): BlogCategory | undefined {
  const [name, slug] = [plainText(value.name), reshapeSlug(value.slug)];
  return name && slug ? { name, slug, count: value.count ?? 0 } : undefined;
}

/** All entries that can be reshaped; empty ones are skipped. */
export function reshapeList<Entry, Shape>(
  entries: readonly (Entry | null)[] | null | undefined,
  reshape: (entry: Entry) => Shape | undefined,
): Shape[] {
  return (entries ?? [])
    .map((entry) => (entry === null ? undefined : reshape(entry)))
    .filter((shape) => shape !== undefined);
}

function reshapeId(id: ArticleSummary["id"]): string | undefined {
  return typeof id === "number" ? String(id) : reshapeSlug(id);
}

/**
 * The format of `Date.prototype.toISOString`, which most hosts send: a fast path for lists with
 * tens of thousands of dates.
 */
const isoInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

function reshapeDate(value: ArticleSummary["publishedAt"]): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === "string" && isoInstant.test(value)) {
    return Number.isNaN(Date.parse(value)) ? undefined : value;
  }
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** A slug or an id becomes part of an address, which not every text can. */
function reshapeSlug(value: string | null | undefined): string | undefined {
  const slug = text(value);
  return slug !== undefined && isPathSegment(slug) ? slug : undefined;
}

/**
 * Text that can be encoded as UTF-8: a lone surrogate, which JSON can contain, becomes unreadable.
 */
function text(value: string | null | undefined): string | undefined {
  return value?.toWellFormed().trim() || undefined;
}

const otherSpace = /\s\s|[^\S ]/;

/** Titles and the like are shown as text on one line. */
export function plainText(value: string | null | undefined): string | undefined {
  const line = text(value);
  return line !== undefined && otherSpace.test(line) ? line.replaceAll(/\s+/g, " ") : line;
}
