import { articleLists } from "@crm/contract/calls/article";
import { toIso } from "@crm/contract/dates";
import { mediaPath } from "@crm/contract/extensions/media";
import { z } from "zod";
import type { ArticleRow } from "../../db/rows/content-rows.ts";
import { articleIdPattern } from "../article-input.ts";
import { FileProblem, findLine, joinFile, splitFile } from "./front-matter.ts";

type Section = ArticleRow["section"];

/** The folder of an export with the pictures. */
export const pictureFolder = mediaPath.slice(1);

/** An article's file in the zip: `help/broadcasts/send-a-broadcast.md`, `blog/diwali-offers.md`. */
export function nameFile(
  { section, slug }: Pick<ArticleRow, "section" | "slug">,
  category: string,
) {
  return section === "help" ? `help/${category}/${slug}.md` : `blog/${slug}.md`;
}

/** The way from a file to the top of the zip. */
export const toRoot = (file: string) => "../".repeat(file.split("/").length - 1);

/** What an export writes of an article. */
export interface ExportedArticle {
  row: Omit<ArticleRow, "content" | "is_oversized" | "is_sample" | "revision">;
  category: string;
  /** Its former sections and slugs. */
  old: readonly { section: Section; slug: string }[];
  markdown: string;
}

export function writeFile(file: string, article: ExportedArticle, now: number): string {
  const { row, category, old, markdown } = article;
  const isLocal = row.image?.startsWith(`${mediaPath}/`);
  const published = row.published_at;
  return joinFile(
    {
      id: row.id,
      title: row.title,
      slug: row.slug,
      category,
      list: row.list,
      position: row.position,
      status: published === null ? "draft" : published > now ? "scheduled" : "published",
      publishedAt: toIso(published),
      lastPublishedAt: published === null ? toIso(row.last_published_at) : null,
      createdAt: toIso(row.created_at),
      updatedAt: toIso(row.updated_at),
      excerpt: row.excerpt,
      metaDescription: row.meta_description,
      image: isLocal ? toRoot(file) + row.image?.slice(1) : row.image,
      imageAlt: row.image_alt,
      oldAddresses: old.length > 0 ? old.map(({ section, slug }) => `${section}/${slug}`) : null,
    },
    markdown,
  );
}

const text = z.string({ error: "This must be one line of text" });
const date = z.iso
  .datetime({ offset: true, error: "Please give a time such as 2026-11-22T04:30:00.000Z" })
  .transform((at) => Date.parse(at))
  .optional();

const fileFields = z.strictObject(
  {
    id: text.regex(articleIdPattern, "Please give the id of an export, or none").optional(),
    title: text.optional(),
    slug: text.optional(),
    category: text.optional(),
    list: z.enum(articleLists, { error: "Please choose one of the four lists" }).optional(),
    position: text
      .regex(/^\d{1,7}$/, "Please give a whole number")
      .transform(Number)
      .optional(),
    status: z
      .enum(["draft", "scheduled", "published"], { error: "Please give draft or published" })
      .optional(),
    publishedAt: date,
    lastPublishedAt: date,
    createdAt: date,
    updatedAt: date,
    excerpt: text.optional(),
    metaDescription: text.optional(),
    image: text.optional(),
    imageAlt: text.optional(),
    oldAddresses: z
      .array(z.string().regex(/^(?:help|blog)\/[a-z0-9-]{1,120}$/, "Such as help/old-address"))
      .max(100)
      .optional(),
  },
  { error: (issue) => (issue.code === "unrecognized_keys" ? unknownField(issue.keys) : undefined) },
);

const unknownField = (keys: readonly string[]) => `There is no such field: ${keys.join(", ")}`;

/** A file of an import, read but not yet checked as an article. */
export interface ReadFile {
  section: Section;
  fields: z.output<typeof fileFields>;
  body: string;
}

/**
 * Reads an article's file. Its folder says the section, and where nothing else does, its name is the
 * slug and its folder the category.
 *
 * @throws FileProblem with a sentence and, if known, the line
 */
export function readFile(file: string, content: string): ReadFile {
  const [section, ...rest] = file.replace(/\.md$/, "").split("/");
  if ((section !== "help" && section !== "blog") || rest.length === 0 || rest.length > 2) {
    throw new FileProblem("Articles must be in the folders help/<category> or blog");
  }
  const { fields, body } = splitFile(content);
  const result = fileFields.safeParse(fields);
  const issue = result.error?.issues[0];
  if (!result.success) throw createFieldProblem(content, issue?.path[0], issue?.message ?? "");
  const [slug, category] = rest.toReversed();
  return { section, fields: { slug, category, ...result.data }, body };
}

/** A problem with a field, at its line. */
export function createFieldProblem(content: string, field: unknown, sentence: string): FileProblem {
  const line = typeof field === "string" ? findLine(content, new RegExp(`^${field}:`)) : undefined;
  return new FileProblem(typeof field === "string" ? `${field}: ${sentence}` : sentence, line);
}
