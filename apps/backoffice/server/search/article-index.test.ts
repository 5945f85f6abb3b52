import { afterEach, beforeEach, expect, it } from "vitest";
import { insertArticle, insertCategory } from "../testing/sample-content.ts";
import { openTestBackoffice, type TestBackoffice, testTime } from "../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";
import { createArticleIndex } from "./article-index.ts";
import { searchArticles } from "./search-articles.ts";

const indexTables = ["search_texts", "search_words", "search_postings", "search_queue"] as const;

describeOnEachDatabase("The search index", (createDatabase) => {
  let office: TestBackoffice;
  let help: string;
  beforeEach(async () => {
    office = await openTestBackoffice(createDatabase);
    help = await insertCategory(office, { section: "help", slug: "data" });
  });
  afterEach(() => office.close());

  const add = (slug: string, content: string, more = {}) =>
    insertArticle(office, { section: "help", category_id: help, slug, content, ...more });
  const slugs = async (query: string, services: Parameters<typeof searchArticles>[0]) =>
    (await searchArticles(services, query, 10)).map(({ slug }) => slug).sort();
  const find = (query: string) => slugs(query, office.services);
  const change = (id: string, fields: object) =>
    office.services.changeFeed.change(async (trx) => {
      await trx.updateTable("articles").set(fields).where("id", "=", id).execute();
      return ["/help-center"];
    });
  /** The index as another process sees it, which starts now. */
  const restart = () => ({ ...office.services, articleIndex: createArticleIndex(office.services) });

  it("changes in the transaction of the article, or not at all.", async () => {
    const id = await add("import", "<p>kangaroo</p>");
    expect(await find("kangaroo")).toEqual(["import"]);
    await change(id, { content: "<p>wombat</p>" });
    expect(await office.count("search_queue")).toBe(0);
    const failed = office.services.changeFeed.change(async (trx) => {
      await trx.updateTable("articles").set({ title: "Wallaby" }).where("id", "=", id).execute();
      throw new Error("A later step failed");
    });
    await expect(failed).rejects.toThrow("A later step failed");
    expect(await office.count("search_queue")).toBe(0);
    expect(await find("wallaby")).toEqual([]);
    expect(await find("wombat")).toEqual(["import"]);
  });

  it("keeps nothing of an article that was taken off the site or deleted.", async () => {
    const id = await add("import", "<p>kangaroo</p>");
    const other = await add("export", "<p>kangaroo wombat</p>");
    expect(await find("kangaroo")).toEqual(["export", "import"]);
    await change(id, { published_at: null });
    expect(await find("kangaroo")).toEqual(["export"]);
    await office.services.changeFeed.change(async (trx) => {
      await trx.deleteFrom("articles").where("id", "=", other).execute();
      return ["/help-center"];
    });
    for (const table of indexTables) expect(await office.count(table), table).toBe(0);
  });

  it("forgives slips and reads every script as the index in memory does.", async () => {
    await add("board", "<p>An easier blackboard for spreadsheets</p>", { title: "Paper list" });
    await add("hindi", "<p>शीट को सहेजें।</p>", { title: "संपर्क आयात करें" });
    await add("gujarati", "<p>શીટ સાચવો.</p>", { title: "સંપર્કો આયાત કરો" });
    await add("prices", "<p>Pay by the month.</p>", { title: "Plan prices" });
    const close = ["esier", "paepr", "papr", "blakcbord", "flackboard", "spread", "sreadshet"];
    for (const query of close) expect(await find(query), query).toEqual(["board"]);
    for (const query of ["zapier", "stable", "kangaroo"]) expect(await find(query)).toEqual([]);
    expect(await find("संपरक")).toEqual(["hindi"]);
    expect(await find("સંપર્ક")).toEqual(["gujarati"]);
    expect(await find("bhaav kitna")).toEqual(["prices"]);
  });

  it("is not built again by a start, but by one with other rules for words.", async () => {
    await add("import", "<p>kangaroo</p>");
    expect(await find("kangaroo")).toEqual(["import"]);
    const { db } = office.services;
    await db.deleteFrom("search_postings").execute();
    expect(await slugs("kangaroo", restart())).toEqual([]);
    await db.updateTable("search_texts").set({ version: 0 }).execute();
    expect(await slugs("kangaroo", restart())).toEqual(["import"]);
  });

  it("contains all articles soon after a change of very many.", async () => {
    for (let i = 0; i < 25; i++) await add(`article-${i}`, "<p>kangaroo</p>");
    expect(await searchArticles(office.services, "kangaroo", 100)).toHaveLength(25);
    await office.services.changeFeed.change(async (trx) => {
      await trx.updateTable("articles").set({ content: "<p>wombat</p>" }).execute();
      return ["*"];
    });
    const left = async () => (await searchArticles(office.services, "wombat", 100)).length;
    await expect.poll(left).toBe(25);
    expect(await find("kangaroo")).toEqual([]);
  });

  it("does not let a scheduled article hide the others before its time.", async () => {
    await add("now", "<p>kangaroo</p>");
    const later = { title: "Kangaroo and wombat", published_at: testTime + 60_000 };
    await add("later", "<p>Soon</p>", later);
    expect(await find("kangaroo wombat")).toEqual(["now"]);
    office.clock.now += 60_000;
    // It matches the whole query, and the other one less than six tenths of that.
    expect(await find("kangaroo wombat")).toEqual(["later"]);
  });
});
