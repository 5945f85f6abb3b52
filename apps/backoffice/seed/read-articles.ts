import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { articleLists } from "@crm/contract/calls/article";
import { marked } from "marked";
import { z } from "zod";
import { fillPlaceholders } from "./placeholders.ts";

/** Days of the seed's frontmatter start at ten in the morning in India. */
const day = z.iso.date().transform((date) => Date.parse(`${date}T10:00:00+05:30`));

const frontmatter = z.strictObject({
  title: z.string().min(1),
  slug: z.string().min(1),
  /** The category's slug. */
  category: z.string().min(1),
  list: z.enum(articleLists).optional(),
  position: z.coerce.number().int(),
  excerpt: z.string().min(1),
  metaDescription: z.string().min(1),
  publishedAt: day,
  updatedAt: day,
  image: z.string().optional(),
});

/** A sample article: its frontmatter, and its body as HTML, not yet sanitised. */
export type SeedArticle = z.output<typeof frontmatter> & { content: string };

/**
 * Reads the Markdown files of a section.
 *
 * @throws Error that names the file whose frontmatter is not as it should be
 */
export function readSeedArticles(section: "help" | "blog"): SeedArticle[] {
  const folder = join(import.meta.dirname, section);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .sort()
    .map((name) => parseArticle(join(section, name), readFileSync(join(folder, name), "utf8")));
}

/** Takes a seed file apart: the fields of its frontmatter as text, and its Markdown. */
export function splitSeedFile(text: string): { fields: Record<string, string>; body: string } {
  const [, head = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const lines = head.split("\n").map((line) => line.split(/:\s+(.*)/, 2));
  return { fields: Object.fromEntries(lines), body };
}

function parseArticle(name: string, text: string): SeedArticle {
  const { fields, body } = splitSeedFile(fillPlaceholders(text));
  const result = frontmatter.safeParse(fields);
  if (!result.success) throw new Error(`Seed file ${name}: ${z.prettifyError(result.error)}`);
  return { ...result.data, content: marked.parse(body, { async: false }) };
}
