import { articleLists } from "@crm/contract/calls/article";
import { isPathSegment } from "@crm/contract/calls/call";
import type { Article, ArticleLink, BlogCategory, HelpCategory } from "../../articles.ts";
import { articleThread } from "../article-html/article-thread.ts";
import { imageAddress } from "../article-html/image-address.ts";
import type { PreparedBody } from "../article-html/prepare-body.ts";
import { NoAnswer } from "../hosts/no-answer.ts";

/**
 * Converts what hosts send into our small shapes. Hosts differ: `_id` or `id`, nulls, missing
 * lists, dates in any format. Entries without the required fields are skipped; nothing else is
 * rejected.
 */

type Foreign = Record<string, unknown>;

/**
 * @param mediaBase base URL for picture addresses without a host
 * @throws NoAnswer
 */
export async function reshapeArticle(
  value: unknown,
  mediaBase: string,
): Promise<Article | undefined> {
  const post = reshapePost(value, mediaBase);
  if (!post || !isForeign(value)) return undefined;
  const description = plainText(value.metaDescription);
  const imageAlt = plainText(value.imageAlt);
  const content = text(value.content) ?? "";
  return { ...post, imageAlt, description, ...(await prepare(content, mediaBase)) };
}

/** @throws NoAnswer when the text can't be prepared in time */
async function prepare(content: string, mediaBase: string): Promise<PreparedBody> {
  try {
    return await articleThread.run("prepareBody", { content, mediaBase });
  } catch (error) {
    throw new NoAnswer(`answered with a text that can't be prepared: ${error}`);
  }
}

/** An entry of the blog's lists, which have pictures. */
export function reshapePost(value: unknown, mediaBase: string): ArticleLink | undefined {
  const link = reshapeArticleLink(value);
  if (!link || !isForeign(value)) return undefined;
  return { ...link, image: imageAddress(text(value.image) ?? "", mediaBase) };
}

export function reshapeArticleLink(value: unknown): ArticleLink | undefined {
  if (!isForeign(value)) return undefined;
  const [title, slug] = [plainText(value.title), reshapeSlug(value.slug)];
  if (!title || !slug) return undefined;
  const category = isForeign(value.category) ? value.category : undefined;
  const categoryName = plainText(category?.name);
  return {
    id: reshapeId(value),
    title,
    slug,
    excerpt: plainText(value.excerpt),
    publishedAt: reshapeDate(value.publishedAt) ?? reshapeDate(value.createdAt),
    updatedAt: reshapeDate(value.updatedAt),
    category: categoryName ? { name: categoryName, slug: reshapeSlug(category?.slug) } : undefined,
  };
}

export function reshapeHelpCategory(value: unknown): HelpCategory | undefined {
  if (!isForeign(value)) return undefined;
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

export function reshapeBlogCategory(value: unknown): BlogCategory | undefined {
  if (!isForeign(value)) return undefined;
  const [name, slug] = [plainText(value.name), reshapeSlug(value.slug)];
  if (!name || !slug) return undefined;
  return { name, slug, count: typeof value.count === "number" ? value.count : 0 };
}

/** All entries that can be reshaped; empty ones are skipped. */
export function reshapeList<Shape>(
  value: unknown,
  reshape: (entry: unknown) => Shape | undefined,
): Shape[] {
  if (!Array.isArray(value)) return [];
  return value.map(reshape).filter((entry) => entry !== undefined);
}

export function isForeign(value: unknown): value is Foreign {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function reshapeId({ _id, id }: Foreign): string | undefined {
  const given = _id ?? id;
  return typeof given === "number" ? String(given) : reshapeSlug(given);
}

/**
 * The format of `Date.prototype.toISOString`, which most hosts send: a fast path for lists with
 * tens of thousands of dates.
 */
const isoInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

function reshapeDate(value: unknown): string | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  if (typeof value === "string" && isoInstant.test(value)) {
    return Number.isNaN(Date.parse(value)) ? undefined : value;
  }
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** A slug or an id becomes part of an address, which not every text can. */
function reshapeSlug(value: unknown): string | undefined {
  const slug = text(value);
  return slug !== undefined && isPathSegment(slug) ? slug : undefined;
}

/**
 * Text that can be encoded as UTF-8: a lone surrogate, which JSON can contain, becomes unreadable.
 */
function text(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  return value.toWellFormed().trim() || undefined;
}

const otherSpace = /\s\s|[^\S ]/;

/** Titles and the like are shown as text on one line. */
export function plainText(value: unknown): string | undefined {
  const line = text(value);
  return line !== undefined && otherSpace.test(line) ? line.replaceAll(/\s+/g, " ") : line;
}
