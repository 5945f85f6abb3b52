import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { ComparedField, Comparison } from "../../desk/transport/editing-shapes.ts";
import { HttpError } from "../../http/http-error.ts";
import type { ArticleFields } from "../article-fields.ts";
import { articleThread } from "../article-thread.ts";
import { compareWords } from "./compare-texts.ts";
import { type ComparedText, findFields } from "./find-versions.ts";

/**
 * Compares two texts of an article: their fields by name, and their text block by block. The text is
 * compared in the worker thread.
 *
 * @throws HttpError 404 when one of them does not exist, 503 when they can't be compared in time
 */
export async function compareVersions(
  db: Kysely<Database>,
  id: string,
  from: ComparedText,
  to: ComparedText,
): Promise<Comparison> {
  const [before, after] = [await findFields(db, id, from), await findFields(db, id, to)];
  const blocks = await articleThread
    .run("compareTexts", { before: before.content, after: after.content })
    .catch(() => {
      throw new HttpError(503, "These versions could not be compared. Please try again.");
    });
  return { fields: await compareFields(db, before, after), blocks };
}

const comparedFields = [
  ...(["title", "slug", "section", "categoryId", "list", "image", "imageAlt"] as const),
  ...(["metaDescription", "excerpt"] as const),
];

async function compareFields(
  db: Kysely<Database>,
  before: ArticleFields,
  after: ArticleFields,
): Promise<ComparedField[]> {
  const changed = comparedFields.filter((name) => (before[name] ?? "") !== (after[name] ?? ""));
  const categories = changed.includes("categoryId")
    ? await db.selectFrom("categories").select(["id", "name"]).execute()
    : [];
  const show = (fields: ArticleFields, name: (typeof comparedFields)[number]) => {
    const value = fields[name] ?? "";
    const isCategory = name === "categoryId" && value !== "";
    if (!isCategory) return value;
    return categories.find(({ id }) => id === value)?.name ?? "A category that was deleted";
  };
  return changed.map((name) => ({
    name,
    parts: compareWords(show(before, name), show(after, name)),
  }));
}
