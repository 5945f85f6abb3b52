import type { ArticlePreviewAnswer } from "@crm/contract/extensions/article-previews";
import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";
import { HttpError } from "../../http/http-error.ts";
import type { Services } from "../../services.ts";
import { toArticle } from "../article-answer.ts";
import type { ArticleFields } from "../article-fields.ts";
import { articleThread } from "../article-thread.ts";
import { findUnpublishedText } from "./unpublished-text.ts";

/** Replace what the editor has not written yet: a page needs a title and an address. */
const untitled = "Untitled";
const unnamed = "preview";

/**
 * The article as it would be on the site now. Its text is sanitized here, because an older
 * sanitizer may have stored it, as in a version that came back.
 *
 * @returns undefined when there is no such article
 * @throws HttpError 503 when the text can't be sanitized in time
 */
export async function createPreview(
  { db, now }: Pick<Services, "db" | "now">,
  id: string,
): Promise<ArticlePreviewAnswer | undefined> {
  const found = await findUnpublishedText(db, id);
  if (!found) return undefined;
  const { row, fields } = found;
  const category = await findCategory(db, fields);
  const article = toArticle({
    id,
    section: fields.section,
    category_id: fields.categoryId,
    list: fields.list,
    position: row.position,
    title: fields.title.trim() || untitled,
    slug: fields.slug || unnamed,
    image: fields.image,
    image_alt: fields.imageAlt,
    excerpt: fields.excerpt,
    meta_description: fields.metaDescription,
    content: await sanitize(fields.content),
    published_at: row.published_at ?? row.last_published_at ?? now(),
    created_at: row.created_at,
    updated_at: now(),
    category_name: category?.name ?? "",
    category_slug: category?.slug ?? "",
  });
  return { success: true, section: fields.section, article };
}

function findCategory(db: Kysely<Database>, { section, categoryId }: ArticleFields) {
  return db
    .selectFrom("categories")
    .select(["name", "slug"])
    .where("id", "=", categoryId)
    .where("section", "=", section)
    .executeTakeFirst();
}

/** An unfinished text may exceed the limits; they are checked when it is published. */
async function sanitize(content: string): Promise<string> {
  const checked = await articleThread
    .run("checkBody", { content, stored: content })
    .catch(() => undefined);
  if (checked && "html" in checked) return checked.html;
  throw new HttpError(503, "The text could not be checked. Please try again.");
}
