import { callPath } from "@crm/contract/calls/call";
import { listBlogCategories } from "@crm/contract/calls/list-blog-categories";
import { partCalls } from "@crm/contract/extensions/article-parts";
import type { Transaction } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createCleanUp } from "../clean-up.ts";
import type { Database } from "../db/schema.ts";
import { changeAtDesk } from "../testing/change-article.ts";
import { lendPostgresDatabase } from "../testing/lent-databases.ts";
import { insertArticle, insertCategory } from "../testing/sample-content.ts";
import { testTime } from "../testing/test-backoffice.ts";
import { describeOnEachDatabase, describeOnPostgres } from "../testing/test-databases.ts";
import { openTestDesk, type TestDesk } from "../testing/test-desk.ts";
import { makeZip } from "../testing/zip-file.ts";

const day = 86_400_000;
const lists = ["FastArticles", "SecondArticles", "ThirdArticles", "ForthArticles"];

/** The numbers that the triggers should have kept. */
async function countAgain({ services: { db } }: TestDesk): Promise<string[]> {
  const rows = await db.selectFrom("articles").selectAll().execute();
  const segments = rows.flatMap((row) => {
    if (row.published_at === null) return [];
    const { section, category_id, list, position, published_at } = row;
    const inHelp = (lists.indexOf(list ?? "") + 1) * 100_000_000 + Math.floor(position / 100);
    const inBlog = Math.max(0, Math.floor(published_at / (30 * day)));
    const segment = section === "blog" ? inBlog : inHelp;
    return [`${section} ${category_id} ${segment}`];
  });
  return [...Map.groupBy(segments, (segment) => segment)]
    .map(([segment, { length }]) => `${segment}: ${length}`)
    .sort();
}

async function readKept({ services: { db } }: TestDesk): Promise<string[]> {
  const rows = await db.selectFrom("article_counts").selectAll().execute();
  return rows.map((row) => `${row.section} ${row.category_id} ${row.segment}: ${row.count}`).sort();
}

describeOnEachDatabase("The kept lengths of lists", (createDatabase) => {
  let desk: TestDesk;
  beforeEach(async () => {
    desk = await openTestDesk(createDatabase);
  });
  afterEach(() => desk.close());

  it("are right after every kind of change", async () => {
    const data = await insertCategory(desk, { section: "help", slug: "data" });
    const chats = await insertCategory(desk, { section: "help", slug: "chats" });
    const news = await insertCategory(desk, { section: "blog", slug: "news" });
    const ids: string[] = [];
    for (const position of [1, 2, 99, 100, 101]) {
      const given = { section: "help", category_id: data, position } as const;
      ids.push(await insertArticle(desk, { ...given, slug: `at-${position}` }));
    }
    const [first = "", second = "", third = "", fourth = "", fifth = ""] = ids;
    const post = await insertArticle(desk, {
      ...{ section: "blog", category_id: news, slug: "post", last_published_at: testTime - day },
    });
    const ask = async (method: string, path: string, body: object = {}) => {
      const answer = await desk.ask("editor", method, path, body);
      expect([path, answer.body.message, answer.status < 300]).toEqual([path, undefined, true]);
    };
    const at = (days: number) => new Date(testTime + days * day).toISOString();
    const published = "status: published\npublishedAt: 2020-01-02T03:04:05Z";
    const zip = await makeZip({
      "help/chats/new.md": `---\ntitle: New\n${published}\n---\n\nText.\n`,
      "blog/old.md": `---\ntitle: Old\ncategory: news\n${published}\n---\n\nText.\n`,
    });
    const fields = { section: "help", categoryId: chats, content: "<p>Text</p>" };
    const changes: Record<string, () => Promise<unknown>> = {
      "an article is unpublished": () => ask("POST", `/articles/${first}/unpublish`),
      "it is published again": () => ask("POST", `/articles/${first}/publish`),
      "it moves to another category": () => changeAtDesk(desk, first, { categoryId: chats }),
      "it moves to another list": () => changeAtDesk(desk, first, { list: "ThirdArticles" }),
      "a post gets another date": () => ask("POST", `/articles/${post}/date`, { at: at(-900) }),
      "a post is unpublished": () => ask("POST", `/articles/${post}/unpublish`),
      "it is scheduled": () => ask("POST", `/articles/${post}/schedule`, { at: at(40) }),
      "its time comes": async () => {
        desk.clock.now += 41 * day;
      },
      "an article is deleted": () => ask("POST", `/articles/${second}/trash`, { redirectTo: null }),
      "it is restored": () => ask("POST", `/trash/${second}/restore`),
      "another is deleted for good": async () => {
        await ask("POST", `/articles/${third}/trash`, { redirectTo: null });
        desk.clock.now += 40 * day;
        await createCleanUp(desk.services).run();
        expect(await desk.count("article_trash")).toBe(0);
      },
      "a category gets another order": () =>
        ask("PUT", `/categories/${data}`, {
          ...{ name: "Data", slug: "data", type: "module" },
          lists: {
            ...{ FastArticles: [fifth], SecondArticles: [fourth, second] },
            ...{ ThirdArticles: [], ForthArticles: [] },
          },
        }),
      "a draft is added": () => ask("POST", "/articles", { ...fields, title: "A", slug: "a" }),
      "articles are imported": async () => {
        const answer = await desk.app.request("/api/desk/articles/import?run=import&status=keep", {
          method: "POST",
          headers: { Cookie: desk.cookies.editor },
          body: new Uint8Array(zip),
        });
        expect((await answer.json()).report.counts.created).toBe(2);
      },
    };
    const seen = new Set<string>();
    for (const [name, change] of Object.entries(changes)) {
      await change();
      const kept = await readKept(desk);
      expect([name, ...kept]).toEqual([name, ...(await countAgain(desk))]);
      seen.add(kept.join());
    }
    // Two of the changes move nothing: a time that comes, and a draft.
    expect(seen.size).toBeGreaterThan(9);
    await desk.services.db.deleteFrom("articles").execute();
    expect(await readKept(desk)).toEqual([]);
  });

  it("lead to each page of a list and to each article's place", async () => {
    const data = await insertCategory(desk, { section: "help", slug: "data" });
    const news = await insertCategory(desk, { section: "blog", slug: "news" });
    const other = await insertCategory(desk, { section: "blog", slug: "other" });
    const slugs: string[] = [];
    for (const [index, list] of lists.entries()) {
      for (const position of [250, 251, 400]) {
        const slug = `${index}-${position}`;
        slugs.push(slug);
        const row = { section: "help", category_id: data, list, position, slug } as const;
        await insertArticle(desk, row as Parameters<typeof insertArticle>[1]);
      }
    }
    // Scheduled ones and drafts are on no list.
    for (const published_at of [testTime + day, null]) {
      const row = { section: "help", category_id: data, position: 250 } as const;
      await insertArticle(desk, { ...row, slug: `later-${published_at}`, published_at });
    }
    const posts = Array.from({ length: 9 }, (_, index) => `post-${index}`);
    for (const [index, slug] of posts.entries()) {
      const category_id = index % 2 === 0 ? news : other;
      // The last ones are from 1970 and from before.
      const published_at = index < 6 ? testTime - index * 20 * day : (8 - index) * 40 * day - day;
      await insertArticle(desk, { section: "blog", category_id, slug, published_at });
    }
    const later = { published_at: testTime + 1, slug: "post-later" };
    await insertArticle(desk, { section: "blog", category_id: news, ...later });

    const request = async (path: string, query: Record<string, string | number>) => {
      const written = new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]));
      const { status, body } = await desk.request(`${path}?${written}`);
      expect(status).toBe(200);
      return body;
    };
    const helpPath = callPath(partCalls.helpCategory, { slug: "data" });
    const listHelp = async (query: Record<string, string | number>) => {
      const { category, count } = await request(helpPath, query);
      const found = lists.flatMap((list) => category[list] as { slug: string }[]);
      return [found.map(({ slug }) => slug), count];
    };
    for (const [start, slug] of slugs.entries()) {
      expect(await listHelp({ start, limit: 4 })).toEqual([slugs.slice(start, start + 4), 12]);
      expect((await request(helpPath, { limit: 0, at: slug })).place).toBe(start);
      const without = JSON.stringify([slug]);
      const others = slugs.filter((one) => one !== slug);
      expect(await listHelp({ start: 5, limit: 4, without })).toEqual([others.slice(5, 9), 11]);
    }
    const listPosts = async (query: Record<string, string | number>) => {
      const { articles, count } = await request(callPath(partCalls.posts), query);
      return [articles.map(({ slug }: { slug: string }) => slug), count];
    };
    for (const start of posts.keys()) {
      const end = start + 3;
      expect(await listPosts({ start, limit: 3 })).toEqual([posts.slice(start, end), 9]);
      expect(await listPosts({ start, limit: 3, sort: "oldest" })).toEqual([
        posts.toReversed().slice(start, end),
        9,
      ]);
    }
    const { body } = await desk.request(callPath(listBlogCategories));
    expect(body.categories.map(({ count }: { count: number }) => count)).toEqual([5, 4]);
  });
});

describeOnPostgres("Two transactions that change the same lists in different orders", () => {
  it("do not wait for each other", async () => {
    const desk = await openTestDesk(lendPostgresDatabase);
    const one = await insertCategory(desk, { section: "help", slug: "one" });
    const two = await insertCategory(desk, { section: "help", slug: "two" });
    const add = (category_id: string, slug: string) =>
      insertArticle(desk, { section: "help", category_id, slug });
    const pairs = [
      [await add(one, "a"), await add(two, "b")],
      [await add(two, "c"), await add(one, "d")],
    ];
    const isHalf = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const unpublish = (trx: Transaction<Database>, id = "") =>
      trx.updateTable("articles").set({ published_at: null }).where("id", "=", id).execute();
    const both = pairs.map(([first, last], index) =>
      desk.services.changeFeed.change(async (trx) => {
        await unpublish(trx, first);
        isHalf[index]?.resolve();
        await Promise.all(isHalf.map(({ promise }) => promise));
        await unpublish(trx, last);
        return ["/help-center"];
      }),
    );
    await Promise.all(both);
    expect(await readKept(desk)).toEqual([]);
    await desk.close();
  });
});
