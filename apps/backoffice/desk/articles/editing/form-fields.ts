import type { ArticleFields } from "../../../server/articles/article-fields.ts";

type Values = Record<string, unknown>;
const text = (value: unknown) => (typeof value === "string" ? value : "");
const optional = (value: unknown) => text(value) || null;

/**
 * The form's values as a working copy stores them.
 *
 * @param ownList the group that the article is in: only another one is the editor's choice
 */
export function toFields(values: Values, ownList: ArticleFields["list"]): ArticleFields {
  const list = text(values.list) as NonNullable<ArticleFields["list"]> | "";
  return {
    section: values.section === "blog" ? "blog" : "help",
    categoryId: text(values.categoryId),
    list: list === "" || list === ownList ? null : list,
    title: text(values.title),
    slug: text(values.slug),
    image: optional(values.image),
    imageAlt: optional(values.imageAlt),
    excerpt: optional(values.excerpt),
    metaDescription: optional(values.metaDescription),
    content: text(values.content),
  };
}

/** Whether nobody has typed anything. */
export function isEmpty({
  title,
  content,
  excerpt,
  metaDescription,
  image,
}: ArticleFields): boolean {
  return [title, content, excerpt, metaDescription, image].every((value) => !value?.trim());
}
