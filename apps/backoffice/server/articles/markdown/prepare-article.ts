import { isRemotePicture } from "@crm/contract/extensions/media";
import { checkShape } from "@crm/server-kit/check-shape";
import type { Kysely } from "kysely";
import type { ArticleRow } from "../../db/rows/content-rows.ts";
import type { Database } from "../../db/schema.ts";
import { HttpError } from "../../http/http-error.ts";
import { type ArticleInput, articleInput } from "../article-input.ts";
import { articleThread } from "../article-thread.ts";
import { validateBody } from "../validate-body.ts";
import { createFieldProblem, type ReadFile, readFile } from "./article-file.ts";
import { FileProblem, findLine } from "./front-matter.ts";
import type { ResolvePicture } from "./import-pictures.ts";

/** An article of an import that may be stored. */
export interface PreparedArticle {
  file: string;
  fields: ReadFile["fields"];
  input: ArticleInput;
  body: { html: string; isOversized: boolean };
  /** Pictures of other websites in the text: with them, it can't be published. */
  remotePictures: string[];
  /** The article that it changes: the one with this id, else with this section and slug. */
  existing: ArticleRow | undefined;
}

/** The ids of the categories by section and slug, such as `help/broadcasts`. */
export type Categories = ReadonlyMap<string, string>;

/** The field of the form that has another name in a file. */
const fileNames: Record<string, string> = { categoryId: "category" };

/**
 * Checks a file as the editor's form would.
 *
 * @throws FileProblem with a sentence and, if known, the line
 */
export async function prepareArticle(
  db: Kysely<Database>,
  categories: Categories,
  resolvePicture: ResolvePicture,
  file: string,
  bytes: Buffer,
): Promise<PreparedArticle> {
  const content = decode(bytes);
  const { section, fields, body } = readFile(file, content);
  const categoryId = categories.get(`${section}/${fields.category}`);
  if (!categoryId) {
    const sentence = `There is no category “${fields.category ?? ""}” in ${section}. Please create it first.`;
    throw createFieldProblem(content, "category", sentence);
  }
  const find = (address: string) =>
    resolvePicture(file, address).catch((error: unknown) => {
      if (!(error instanceof FileProblem)) throw error;
      throw new FileProblem(error.message, findLine(content, address));
    });
  const image = fields.image ? await find(fields.image) : fields.image;
  const { html, remotePictures } = await readBody(body, find);
  const given = { ...fields, image, section, categoryId, content: html };
  const result = checkShape(articleInput, given);
  if (!result.success) {
    const { path, message } = result.error.issues[0] ?? { path: [], message: "This is not valid" };
    throw createFieldProblem(content, fileNames[String(path[0])] ?? path[0], message);
  }
  const input = result.data;
  const existing = await findExisting(db, fields.id, input);
  const stored = existing?.is_oversized === 0 ? undefined : existing?.content;
  const checked = await checkText(input.content, stored);
  return { file, fields, input, existing, body: checked, remotePictures };
}

function decode(bytes: Buffer): string {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    // PostgreSQL can't store this character.
    if (!text.includes("\0")) return text;
  } catch {
    // Answered below.
  }
  throw new FileProblem("This file is not text in UTF-8");
}

async function readBody(body: string, find: (address: string) => Promise<string>) {
  const read = await articleThread.run("readMarkdown", body).catch(() => {
    throw new FileProblem("This text takes too long to read. Please split it.");
  });
  const addresses: Record<string, string> = {};
  for (const address of read.pictures) addresses[address] = await find(address);
  return {
    html: await articleThread.run("changePictures", { html: read.html, addresses }),
    remotePictures: Object.values(addresses).filter(isRemotePicture),
  };
}

async function checkText(content: string, stored: string | undefined) {
  try {
    return await validateBody(content, stored);
  } catch (error) {
    if (error instanceof HttpError && error.status === 400) throw new FileProblem(error.message);
    throw error;
  }
}

async function findExisting(
  db: Kysely<Database>,
  id: string | undefined,
  { section, slug }: ArticleInput,
): Promise<ArticleRow | undefined> {
  const rows = await db
    .selectFrom("articles")
    .selectAll()
    .where(({ eb, or, and }) =>
      or([eb("id", "=", id ?? ""), and([eb("section", "=", section), eb("slug", "=", slug)])]),
    )
    .execute();
  const [first, second] = rows;
  if (second) throw new FileProblem(`slug: Another article of this section has the slug ${slug}`);
  if (!first) return undefined;
  const inTrash = await db
    .selectFrom("article_trash")
    .select("article_id")
    .where("article_id", "=", first.id)
    .executeTakeFirst();
  if (inTrash) throw new FileProblem("This article is in the trash. Please restore it first.");
  return first;
}
