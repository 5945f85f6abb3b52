import { publishedArticlesPath } from "@crm/contract/extensions/published-articles";
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

describeOnEachDatabase("the question which articles are published", (createDatabase) => {
  let office: TestBackoffice;
  beforeEach(async () => {
    office = await openTestBackoffice(createDatabase);
  });
  afterEach(() => office.close());

  const ask = (articles: object[]) => {
    const { publishSecret } = office.services.settings;
    const headers = { [siteAssertionHeader]: signSiteAssertion(publishSecret, {}, testTime) };
    return office.request(`/api${publishedArticlesPath}`, jsonPost({ articles }, headers));
  };

  it("is answered for each id and slug, in their order", async () => {
    const category_id = await insertCategory(office, { section: "help", slug: "chats" });
    const add = (slug: string, more = {}) =>
      insertArticle(office, { section: "help", category_id, slug, ...more });
    const id = await add("there");
    await add("draft", { published_at: null });
    await add("later", { published_at: testTime + 1 });
    const help = (by: string, value: string) => ({ section: "help", by, value });
    const { status, body } = await ask([
      help("slug", "draft"),
      help("slug", "there"),
      help("id", id),
      help("id", "there"),
      { section: "blog", by: "id", value: id },
      help("slug", "later"),
    ]);
    expect([status, body]).toEqual([200, { published: [false, true, true, false, false, false] }]);
  });

  it("is only for the site, and about 200 articles at most", async () => {
    const path = `/api${publishedArticlesPath}`;
    expect((await office.request(path, jsonPost({ articles: [] }, {}))).status).toBe(401);
    const many = (count: number) => Array(count).fill({ section: "blog", by: "id", value: "x" });
    expect((await ask(many(200))).status).toBe(200);
    expect((await ask(many(201))).status).toBe(400);
  });
});
