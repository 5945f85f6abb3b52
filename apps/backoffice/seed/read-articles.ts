import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { articleLists } from "@crm/contract/calls/article";
import { z } from "zod";
import { splitFile } from "../server/articles/markdown/front-matter.ts";
import { readMarkdown } from "../server/articles/markdown/read-markdown.ts";
import type { Picture } from "../server/media/store-picture.ts";
import { fillPlaceholders } from "./placeholders.ts";
import { pictureTag, type SeedPictures } from "./read-pictures.ts";

/** A reference to one of the seed's pictures: `![What it shows](picture:name)`. */
const pictureAddress = /^picture:(.+)$/;

const frontmatter = z.strictObject({
  title: z.string().min(1),
  slug: z.string().min(1),
  /** The category's slug. */
  category: z.string().min(1),
  list: z.enum(articleLists).optional(),
  position: z.coerce.number().int(),
  excerpt: z.string().min(1),
  metaDescription: z.string().min(1),
  /** The name of one of the seed's pictures, and what it shows. */
  image: z.string().optional(),
  imageAlt: z.string().optional(),
});

/** A sample article: its frontmatter, and its body as HTML, not yet sanitized. */
export type SeedArticle = z.output<typeof frontmatter> & { content: string };

/**
 * Reads the Markdown files of a section.
 *
 * @throws Error that names the file with invalid frontmatter or a missing picture
 */
export function readSeedArticles(section: "help" | "blog", pictures: SeedPictures): SeedArticle[] {
  const folder = join(import.meta.dirname, section);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .sort()
    .map((name) =>
      parseArticle(join(section, name), readFileSync(join(folder, name), "utf8"), pictures),
    );
}

function parseArticle(file: string, text: string, pictures: SeedPictures): SeedArticle {
  const find = (name: string): Picture => {
    const picture = pictures.get(name);
    if (!picture) throw new Error(`Seed file ${file}: there is no picture ${name}`);
    return picture;
  };
  const { fields, body } = splitFile(fillPlaceholders(text));
  const result = frontmatter.safeParse(fields);
  if (!result.success) throw new Error(`Seed file ${file}: ${z.prettifyError(result.error)}`);
  const { image, ...article } = result.data;
  return {
    ...article,
    ...(image && { image: find(image).address }),
    content: readMarkdown(body, (address, alt) => {
      const [, name] = pictureAddress.exec(address) ?? [];
      return name !== undefined && pictureTag(find(name), alt);
    }),
  };
}
