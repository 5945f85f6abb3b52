import { articleSearchAnswer, articleSearchPath } from "@crm/contract/extensions/article-search";
import { searchMissesPath } from "@crm/contract/extensions/search-misses";
import { signSiteAssertion, siteAssertionHeader } from "@crm/contract/extensions/site-assertion";
import { afterEach, beforeEach, expect, it } from "vitest";
import { insertArticle, insertCategory } from "../testing/sample-content.ts";
import {
  jsonPost,
  openTestBackoffice,
  type TestBackoffice,
  testTime,
} from "../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";
import { maxMisses } from "./search-misses.ts";

const day = 86_400_000;

describeOnEachDatabase("search", (createDatabase) => {
  let office: TestBackoffice;
  let help: string;
  beforeEach(async () => {
    office = await openTestBackoffice(createDatabase);
    help = await insertCategory(office, { section: "help", slug: "data", name: "Data" });
  });
  afterEach(() => office.close());

  const add = (slug: string, content: string, more = {}) =>
    insertArticle(office, { section: "help", category_id: help, slug, content, ...more });
  const signed = () => ({
    [siteAssertionHeader]: signSiteAssertion(office.services.settings.publishSecret, {}, testTime),
  });
  const search = async (query: string) => {
    const path = `/api${articleSearchPath}?${new URLSearchParams({ q: query })}`;
    const { status, body } = await office.request(path, { headers: signed() });
    expect(status).toBe(200);
    return articleSearchAnswer.parse(body).articles;
  };
  const slugs = async (query: string) => (await search(query)).map(({ slug }) => slug);

  it("finds text inside published articles, and returns its place", async () => {
    await add("import", "<p>Choose <b>Import</b>.</p><p>Map the columns &amp; press Start.</p>");
    await add("draft", "<p>Map the columns</p>", { published_at: null });
    await add("tomorrow", "<p>Map the columns</p>", { published_at: testTime + day });
    expect(await search("mapp collumns")).toEqual([
      {
        section: "help",
        id: expect.any(String),
        title: "Article import",
        slug: "import",
        category: { name: "Data", slug: "data" },
        excerpt: "Choose Import. Map the columns & press Start.",
        words: expect.arrayContaining(["map", "column"]),
        fit: expect.any(Number),
      },
    ]);
    expect(await slugs("<script>")).toEqual([]);
    expect(await slugs("")).toEqual([]);
  });

  it("includes a published article at once, and a scheduled one at its time", async () => {
    const id = await add("import", "<p>kangaroo</p>");
    await add("later", "<p>wallaby</p>", { published_at: testTime + day });
    expect(await slugs("kangaroo")).toEqual(["import"]);
    const { db, changeFeed } = office.services;
    await changeFeed.change(async (trx) => {
      await trx
        .updateTable("articles")
        .set({ content: "<p>wombat</p>", updated_at: testTime })
        .where("id", "=", id)
        .execute();
      return ["/help-center"];
    });
    expect(await slugs("kangaroo")).toEqual([]);
    expect(await slugs("wombat")).toEqual(["import"]);
    await db.updateTable("articles").set({ published_at: null }).where("id", "=", id).execute();
    expect(await slugs("wombat")).toEqual([]);
    office.clock.now += day + 1;
    const late = { [siteAssertionHeader]: "" };
    expect((await office.request(`/api${articleSearchPath}?q=x`, { headers: late })).status).toBe(
      401,
    );
    expect(await office.services.articleIndex.search("wallaby", 5)).toHaveLength(1);
  });

  it("does not quote text that was removed before the index is updated", async () => {
    const id = await add("import", "<p>kangaroo</p>", { excerpt: "In short" });
    expect((await search("kangaroo"))[0]?.excerpt).toBe("kangaroo");
    const { db } = office.services;
    await db
      .updateTable("articles")
      .set({ content: "<p>wombat</p>", updated_at: testTime })
      .where("id", "=", id)
      .execute();
    expect((await search("kangaroo"))[0]?.excerpt).toBe("In short");
  });

  it("is for the site only", async () => {
    for (const headers of [{}, { [siteAssertionHeader]: "forged.forged" }]) {
      const path = `/api${articleSearchPath}?q=import`;
      expect((await office.request(path, { headers })).status).toBe(401);
      const miss = jsonPost({ term: "tally" }, headers);
      expect((await office.request(`/api${searchMissesPath}`, miss)).status).toBe(401);
    }
    expect(await office.count("search_misses")).toBe(0);
  });

  const miss = (term: unknown) =>
    office.request(`/api${searchMissesPath}`, jsonPost({ term }, signed()));

  it("counts searches with no results, but none with personal data", async () => {
    for (const term of ["Tally import", "tally  IMPORT?", "98250 12345", "a@b.example"]) {
      expect((await miss(term)).status).toBe(200);
      office.clock.now += 1;
    }
    const kept = await office.services.db.selectFrom("search_misses").selectAll().execute();
    expect(kept).toEqual([{ term: "tally import", count: 2, last_at: testTime + 1 }]);
    expect((await miss(7)).status).toBe(400);
    expect((await miss("x".repeat(401))).status).toBe(400);
  });

  it("stores a limited number, and deletes the rarest and oldest", async () => {
    const rows = Array.from({ length: maxMisses }, (_, i) => ({
      term: `term ${i}`,
      count: i === 0 ? 2 : 1,
      last_at: i,
    }));
    await office.services.db.insertInto("search_misses").values(rows).execute();
    await miss("newest");
    expect(await office.count("search_misses")).toBe(maxMisses);
    const terms = await office.services.db
      .selectFrom("search_misses")
      .select("term")
      .where("term", "in", ["term 0", "term 1", "term 2", "newest"])
      .orderBy("term")
      .execute();
    expect(terms.map(({ term }) => term)).toEqual(["newest", "term 0", "term 2"]);
  });
});
