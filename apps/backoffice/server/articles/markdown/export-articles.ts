import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import type { Kysely } from "kysely";
import { ZipFile } from "yazl";
import type { Database } from "../../db/schema.ts";
import { findPictureNames } from "../../media/picture-names.ts";
import type { Services } from "../../services.ts";
import { articleFields } from "../article-fields.ts";
import { articleThread } from "../article-thread.ts";
import { nameFile, pictureFolder, toRoot, writeFile } from "./article-file.ts";
import {
  countKept,
  createExportReport,
  type ExportReport,
  writeExportReport,
} from "./export-report.ts";

type ExportServices = Pick<Services, "db" | "media" | "now">;

/** How many articles are in memory at a time. */
const batchSize = 20;

export interface ArticleExport {
  /** The zip; it breaks off with an error when something can't be read. */
  stream: Readable;
  /** Resolves after the last byte; rejects with the stream's error. */
  done: Promise<ExportReport>;
}

/**
 * Writes all articles but those in the trash as Markdown, with their pictures, into a zip: what is on the
 * site, and of drafts what their editors have typed. Only a few articles are in memory at a time: the
 * next ones are read when the receiver has taken the last.
 */
export function exportArticles(services: ExportServices): ArticleExport {
  const zip = new ZipFile();
  const stream = zip.outputStream as Readable;
  const given = new AbortController();
  stream.once("close", () => given.abort());
  zip.on("error", (error: Error) => stream.destroy(error));
  const add = async (name: string, content: string | Uint8Array, changed: number) => {
    const source = Readable.from([Buffer.from(content)]);
    let waiting: Readable | undefined = source;
    const options = { mtime: new Date(changed), compress: typeof content === "string" };
    zip.addReadStreamLazy(name, options, (start) => {
      if (waiting) start(null, waiting);
      // The zip keeps this function until its end, and with it the content.
      waiting = undefined;
    });
    ownLastName(zip);
    await finished(source, { signal: given.signal });
  };
  const done = fillZip(services, add).then(
    (report) => {
      zip.end();
      return report;
    },
    (error: unknown) => {
      stream.destroy(error instanceof Error ? error : new Error(String(error)));
      throw error;
    },
  );
  return { stream, done };
}

/**
 * The zip keeps the names until its end. They are parts of buffers of 64 kB that Node also uses for contents, and
 * each name would keep a whole one: 20 kB for each article.
 */
function ownLastName(zip: ZipFile): void {
  const { entries } = zip as unknown as { entries: { utf8FileName: Buffer }[] };
  const last = entries.at(-1);
  if (!last) return;
  const name = Buffer.allocUnsafeSlow(last.utf8FileName.length);
  last.utf8FileName.copy(name);
  last.utf8FileName = name;
}

type AddFile = (name: string, content: string | Uint8Array, changed: number) => Promise<void>;

async function fillZip(services: ExportServices, add: AddFile): Promise<ExportReport> {
  const now = services.now();
  const report = createExportReport();
  const pictures = new Set<string>();
  for await (const article of readArticles(services.db)) {
    const { content, category, old, ...row } = article;
    const file = nameFile(row, category);
    const { markdown, kept } = await articleThread.run("writeMarkdown", {
      html: content,
      toRoot: toRoot(file),
    });
    countKept(report, file, kept);
    report.articles += 1;
    await add(file, writeFile(file, { row, category, old, markdown }, now), row.updated_at);
    for (const name of findPictureNames(`${row.image ?? ""} ${content}`)) {
      if (pictures.has(name)) continue;
      pictures.add(name);
      const bytes = await services.media.read(name);
      if (bytes) await add(`${pictureFolder}/${name}`, bytes, row.updated_at);
      if (bytes) report.pictures += 1;
      else report.missing.push(name);
    }
  }
  await add("REPORT.md", writeExportReport(report, new Date(now).toISOString()), now);
  return report;
}

async function* readArticles(db: Kysely<Database>) {
  for (let last = ""; ; ) {
    const rows = await db
      .selectFrom("articles")
      .innerJoin("categories", "categories.id", "articles.category_id")
      .selectAll("articles")
      .select("categories.slug as category")
      .where("articles.id", ">", last)
      .where("articles.id", "not in", (from) =>
        from.selectFrom("article_trash").select("article_id"),
      )
      .orderBy("articles.id")
      .limit(batchSize)
      .execute();
    const ids = rows.map(({ id }) => id);
    const old = ids.length > 0 ? await findOldAddresses(db, ids) : [];
    const drafts = rows.filter(({ published_at }) => published_at === null).map(({ id }) => id);
    const typed: Awaited<ReturnType<typeof findTyped>> =
      drafts.length > 0 ? await findTyped(db, drafts) : new Map();
    for (const row of rows) {
      yield {
        ...row,
        ...typed.get(row.id),
        old: old.filter(({ target_id }) => target_id === row.id),
      };
    }
    if (rows.length < batchSize) return;
    last = ids.at(-1) ?? "";
  }
}

/** The texts of drafts that have a working copy, by id: their rows may still be empty. */
async function findTyped(db: Kysely<Database>, ids: readonly string[]) {
  const copies = await db
    .selectFrom("article_working_copies")
    .select(["article_id", "fields"])
    .where("article_id", "in", ids)
    .execute();
  return new Map(
    copies.map(({ article_id, fields }) => {
      const { image, imageAlt, excerpt, metaDescription, content } = articleFields.parse(
        JSON.parse(fields),
      );
      const texts = { image, image_alt: imageAlt, excerpt, meta_description: metaDescription };
      return [article_id, { ...texts, content }];
    }),
  );
}

function findOldAddresses(db: Kysely<Database>, ids: readonly string[]) {
  return db
    .selectFrom("old_slugs")
    .select(["target_id", "section", "slug"])
    .where("kind", "=", "article")
    .where("target_id", "in", ids)
    .orderBy("created_at")
    .execute();
}
