import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PostsPart } from "@crm/contract/extensions/article-parts";
import { findPosts } from "../../apps/backoffice/server/articles/find-posts.ts";
import { findPublishedArticle } from "../../apps/backoffice/server/articles/find-published.ts";
import { listBlogCategories } from "../../apps/backoffice/server/categories/blog-categories.ts";
import {
  findHelpCategoryPart,
  findHelpPart,
} from "../../apps/backoffice/server/categories/help-parts.ts";
import { migrate } from "../../apps/backoffice/server/db/migrate.ts";
import { openDatabase } from "../../apps/backoffice/server/db/open-database.ts";
import type { Services } from "../../apps/backoffice/server/services.ts";
import { formatTable } from "../../scripts/report/table.ts";
import { writeResults } from "../../scripts/report/write-results.ts";
import { fillDatabase, places } from "./articles/fill-database.ts";

const few = 100;
/** The median of so many; half of them warm up the JavaScript engine before. */
const runs = 40;

type OfficeDatabase = Services["db"];
type Query = (db: OfficeDatabase, size: number) => Promise<unknown>;

const now = Date.now();
const posts = (part: Partial<PostsPart>, db: OfficeDatabase) =>
  findPosts(db, now, { start: 0, limit: 8, sort: "newest", ...part });
const category = (db: OfficeDatabase, part: object) =>
  findHelpCategoryPart(db, "help-1", now, { start: 0, limit: 0, ...part });
const nearMiddle = (size: number) => Math.floor(size / 16) * 8 + 1;

const queries: Record<string, Query> = {
  "call 7": (db) => findPublishedArticle(db, "help", { id: "help-5" }, now),
  "call 8": (db) => findPublishedArticle(db, "help", { slug: `${places.help}-5` }, now),
  "call 10": (db) => findPublishedArticle(db, "blog", { id: "blog-5" }, now),
  "call 11": (db) => listBlogCategories(db, now),
  "a post by its slug": (db) => posts({ slug: `${places.post}-3`, limit: 1 }, db),
  "the first page of the blog": (db) => posts({}, db),
  "a page in the middle of the blog": (db, size) => posts({ start: size / 2 }, db),
  "the last page of the blog": (db, size) => posts({ start: size - 4 }, db),
  "the last page, oldest first": (db, size) => posts({ start: size - 4, sort: "oldest" }, db),
  "a page of a help category": (db) => category(db, { limit: 8 }),
  "the last page of a help category": (db, size) =>
    category(db, { limit: 8, start: Math.floor(size / 8) - 8 }),
  "an article's place in its category": (db, size) =>
    category(db, { at: `${places.help}-${nearMiddle(size)}` }),
  "the cards of the help home": (db) => findHelpPart(db, now, { start: 0, limit: 0, each: 3 }),
  "a part of all help articles": (db, size) => findHelpPart(db, now, { start: size / 2, limit: 8 }),
  "articles with one of five titles": (db) =>
    findHelpPart(db, now, { start: 0, limit: 0, titles: [1, 2, 3, 4, 5].map(titleOf) }),
  "a rare text in titles": (db) => posts({ q: "thing number 77 in", limit: 50 }, db),
  "a frequent text in titles": (db) => posts({ q: "thing", limit: 50 }, db),
};

const titleOf = (number: number) => `How a shop does thing number ${number} in help`;

/**
 * `npm run bench -- queries [many]`: the processor time of the back office's queries for the site with
 * 100,000 help articles and as many posts, or `many` of each, beside that with 100 of each.
 */
export async function benchQueries(many = 100_000): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bench-queries-"));
  try {
    const databases = [
      await fill(join(folder, "few"), few),
      await fill(join(folder, "many"), many),
    ] as const;
    const lines: { name: string; few: number; many: number }[] = [];
    for (const [name, query] of Object.entries(queries)) {
      lines.push({
        name,
        few: await measure(() => query(databases[0], few)),
        many: await measure(() => query(databases[1], many)),
      });
    }
    for (const db of databases) await db.destroy();
    const rows = lines.map(({ name, few, many }) => [
      ...[name, few.toFixed(2), many.toFixed(2), (many / few).toFixed(1)],
    ]);
    console.info(formatTable([["CPU ms of", String(few), String(many), "times"], ...rows]));
    writeResults("queries", { few, many, lines });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function fill(folder: string, size: number): Promise<OfficeDatabase> {
  mkdirSync(folder);
  const { db } = openDatabase(`file:${join(folder, "backoffice.sqlite")}`);
  await migrate(db);
  fillDatabase(folder, size);
  return db;
}

/** Milliseconds of processor time, which other programs on the machine hardly change. */
async function measure(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let number = -runs; number < runs; number += 1) {
    const before = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(before);
    if (number >= 0) times.push((user + system) / 1_000);
  }
  return times.toSorted((a, b) => a - b)[runs / 2] ?? 0;
}
