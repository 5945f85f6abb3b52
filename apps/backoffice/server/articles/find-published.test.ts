import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listBlogCategories } from "../categories/blog-categories.ts";
import { migrate } from "../db/migrate.ts";
import type { Database } from "../db/schema.ts";
import { NodeSqliteDialect } from "../db/sqlite.ts";
import {
  queryCount,
  queryHelpArticles,
  queryInCategory,
  queryPlace,
  queryPosts,
  queryTitled,
} from "./article-parts.ts";
import { findBlogSummaries, findHelpSummaries, findPublishedArticle } from "./find-published.ts";
import { countByCategory, readSegments } from "./list-segments.ts";

/*
 * Checks the query plans: one article is found without reading others, and lists read no bodies.
 * Measuring times with ten thousand articles would need an idle machine.
 */

const folder = mkdtempSync(join(tmpdir(), "plans-"));
const file = join(folder, "test.sqlite");
const asked: { sql: string; parameters: readonly unknown[] }[] = [];
const db = new Kysely<Database>({
  dialect: new NodeSqliteDialect(file),
  log: ({ query }) => {
    asked.push(query);
  },
});

beforeAll(() => migrate(db));
afterAll(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

/** The query plan of the last query of a finder, one step per line. */
async function explain(find: () => Promise<unknown>): Promise<{ sql: string; steps: string[] }> {
  asked.length = 0;
  await find();
  const { sql, parameters } = asked.at(-1) ?? { sql: "", parameters: [] };
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare(`explain query plan ${sql}`).all(...(parameters as string[]));
  database.close();
  return { sql, steps: rows.map(({ detail }) => String(detail)) };
}

describe("one article", () => {
  it.each([
    ["call 7", "help", { id: "a" }, /^SEARCH articles USING INDEX \S+ \(id=\?\)/],
    [
      "call 8",
      "help",
      { slug: "a" },
      /^SEARCH articles USING INDEX \S+ \(section=\? AND slug=\?\)/,
    ],
    ["call 10", "blog", { id: "a" }, /^SEARCH articles USING INDEX \S+ \(id=\?\)/],
  ] as const)("is found by one look into an index: %s", async (_, section, by, step) => {
    const { steps } = await explain(() => findPublishedArticle(db, section, by, 1));
    expect(steps.filter((line) => line.includes("articles"))).toEqual([
      expect.stringMatching(step),
    ]);
    expect(steps.join()).not.toContain("SCAN");
  });
});

describe("lists", () => {
  it.each([
    ["help", () => findHelpSummaries(db, 1)],
    ["one help category", () => findHelpSummaries(db, 1, "c")],
    ["blog", () => findBlogSummaries(db, 1)],
    ["one blog category", () => findBlogSummaries(db, 1, "c")],
  ])("of %s read no body", async (_, find) => {
    const { sql } = await explain(find);
    expect(sql).toContain('"articles"."title"');
    expect(sql).not.toContain("content");
  });

  it.each([
    ["help", () => findHelpSummaries(db, 1, "c")],
    ["blog", () => findBlogSummaries(db, 1, "c")],
  ])("of one %s category read no articles of other categories", async (_, find) => {
    const { steps } = await explain(find);
    expect(steps).toContainEqual(
      expect.stringMatching(/^SEARCH articles USING INDEX articles_by_category \(category_id=\?/),
    );
  });

  it("have their numbers of posts without one of them being read", async () => {
    asked.length = 0;
    await listBlogCategories(db, 1);
    const [count] = asked;
    expect(count?.sql).toContain("article_counts");
    // Only what is scheduled is looked for among the articles.
    const { steps } = await explain(() => countByCategory(db, "blog", 1));
    expect(steps.filter((line) => / articles | articles$/.test(line))).toEqual([
      expect.stringMatching(/INDEX articles_by_time \(section=\? AND published_at>\?\)/),
    ]);
  });
});

describe("a part of a list", () => {
  const range = { segment: 7, skipped: 40, limit: 8 };
  const blog = { section: "blog", now: 1 } as const;
  const help = { section: "help", categoryId: "c", now: 1 } as const;
  const own = { list: "FastArticles", position: 1, title: "t", id: "a" } as const;

  it.each([
    ["posts, newest first", () => queryPosts(db, blog, "newest", range)],
    ["posts, oldest first", () => queryPosts(db, blog, "oldest", range)],
    ["a category's posts", () => queryPosts(db, { ...blog, categoryId: "c" }, "newest", range)],
    ["posts with a title", () => queryPosts(db, { ...blog, term: "t" }, "newest", range)],
    ["a help category", () => queryHelpArticles(db, help, range)],
    [
      "a help category without some",
      () => queryHelpArticles(db, { ...help, without: ["a"] }, range),
    ],
    ["the place of an article", () => queryPlace(db, help, own)],
    ["a number of posts", () => queryCount(db, blog)],
    ["a number of matching posts", () => queryCount(db, { ...blog, term: "t" })],
    ["a number of a category's articles", () => queryCount(db, help)],
  ])("is found in an index alone, and only then read: %s", async (_, query) => {
    const { steps } = await explain(() => query().execute());
    const looks = steps.filter((line) => line.includes(" articles "));
    const reads = looks.filter((line) => !line.includes("COVERING INDEX"));
    expect(looks.length - reads.length).toBe(1);
    // The articles of the part are read by their ids.
    expect(reads.filter((line) => !/ARTICLES USING INDEX \S+ \(id=\?\)/i.test(line))).toEqual([]);
  });

  it.each([
    ["newest", /articles_by_time \(section=\? AND published_at<\?\)$/],
    ["oldest", /articles_by_time \(section=\? AND published_at>\? AND published_at<\?\)$/],
  ] as const)("is looked for where its segment begins: posts, %s first", async (order, step) => {
    const { steps } = await explain(() => queryPosts(db, blog, order, range).execute());
    expect(steps).toContainEqual(expect.stringMatching(step));
  });

  it("is looked for where its segment begins: help articles", async () => {
    const { steps } = await explain(() => queryHelpArticles(db, help, range).execute());
    expect(steps).toContainEqual(
      expect.stringMatching(/articles_in_help_order \(category_id=\? AND <expr>>\?\)$/),
    );
    const place = await explain(() => queryPlace(db, help, own).execute());
    const found = await explain(() =>
      queryInCategory(db, { categoryId: "c", slug: "s", now: 1 }).execute(),
    );
    expect(found.steps).toEqual([expect.stringMatching(/ \(section=\? AND slug=\?\)$/)]);
    expect(place.steps).toEqual([
      expect.stringMatching(/articles_in_help_order \(category_id=\? AND <expr>=\? AND \(position/),
    ]);
  });

  it.each([
    ["the blog", blog, "article_counts_by_section (section=?)"],
    ["a category", help, "sqlite_autoindex_article_counts_1 (category_id=?)"],
  ])("has its length from the kept numbers: %s", async (_, listed, index) => {
    const { steps } = await explain(() => readSegments(db, listed));
    expect(steps).toContainEqual(expect.stringContaining(index));
    const looks = steps.filter((line) => / articles /.test(line));
    expect(looks).toEqual([expect.stringContaining("published_at>?")]);
  });

  it("is found by an index of titles", async () => {
    const { steps } = await explain(() => queryTitled(db, ["a", "b"], 1).execute());
    expect(steps).toContainEqual(
      expect.stringMatching(
        /^SEARCH articles USING INDEX articles_by_title \(section=\? AND <expr>=\?\)/,
      ),
    );
  });
});
