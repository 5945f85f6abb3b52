import { callPath } from "@crm/contract/calls/call";
import { articlePartsCapability, partCalls } from "@crm/contract/extensions/article-parts";
import { afterEach, beforeEach, expect, it } from "vitest";
import { insertArticle, insertCategory } from "../testing/sample-content.ts";
import { openTestBackoffice, type TestBackoffice, testTime } from "../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";

const day = 86_400_000;
interface Listed {
  slug: string;
}

describeOnEachDatabase("parts of lists", (createDatabase) => {
  let office: TestBackoffice;
  let help: string;
  let news: string;
  beforeEach(async () => {
    office = await openTestBackoffice(createDatabase);
    help = await insertCategory(office, { section: "help", slug: "chats", position: 1 });
    news = await insertCategory(office, { section: "blog", slug: "news" });
  });
  afterEach(() => office.close());

  const add = (slug: string, more = {}) =>
    insertArticle(office, { section: "help", category_id: help, slug, ...more });
  const post = (slug: string, daysAgo: number, more = {}) =>
    insertArticle(office, {
      ...{ section: "blog", category_id: news, slug, published_at: testTime - daysAgo * day },
      ...more,
    });
  const ask = async (path: string, query: Record<string, string>) => {
    const { status, body } = await office.request(`${path}?${new URLSearchParams(query)}`);
    expect(status).toBe(200);
    return body;
  };
  const slugs = (articles: Listed[]) => articles.map(({ slug }) => slug);

  it("are listed among the host's capabilities", async () => {
    const { body } = await office.request("/api/capabilities");
    expect(body.capabilities).toContain(articlePartsCapability);
    expect(articlePartsCapability).toBe("article-parts");
  });

  it("call 9 returns a page of the posts in either order, and how many there are", async () => {
    for (const age of [1, 2, 3, 4]) await post(`age-${age}`, age);
    await post("draft", 1, { published_at: null });
    await post("later", -1);
    const path = callPath(partCalls.posts);
    const list = async (query: Record<string, string>) => {
      const body = partCalls.posts.response.parse(await ask(path, query));
      return [slugs(body.articles ?? []), body.count];
    };
    expect(await list({ limit: "2" })).toEqual([["age-1", "age-2"], 4]);
    expect(await list({ limit: "2", start: "3" })).toEqual([["age-4"], 4]);
    expect(await list({ limit: "2", start: "4" })).toEqual([[], 4]);
    expect(await list({ limit: "2", sort: "oldest" })).toEqual([["age-4", "age-3"], 4]);
    expect(await list({ limit: "0" })).toEqual([[], 4]);
    expect(await list({ limit: "1", slug: "age-3" })).toEqual([["age-3"], 1]);
    expect(await list({ limit: "1", slug: "draft" })).toEqual([[], 0]);
  });

  it("call 9 finds titles that contain a text, whatever its case", async () => {
    await post("a", 1, { title: "100 % off: CAFÉ" });
    await post("b", 2, { title: "1000 offers" });
    await post("c", 3, { title: "ग्राहक से बात" });
    const find = async (q: string) =>
      slugs((await ask(callPath(partCalls.posts), { limit: "9", q })).articles);
    expect(await find("OFF")).toEqual(["a", "b"]);
    expect(await find("0 % o")).toEqual(["a"]);
    expect(await find("café")).toEqual(["a"]);
    expect(await find("ग्राहक")).toEqual(["c"]);
    expect(await find("100_")).toEqual([]);
    const count = async (query: Record<string, string>) =>
      (await ask(callPath(partCalls.posts), { q: "off", ...query })).count;
    for (const [start, limit] of ["00", "01", "02", "03", "11", "12", "21", "22"]) {
      expect([start, limit, await count({ start: start ?? "", limit: limit ?? "" })]).toEqual([
        ...[start, limit, 2],
      ]);
    }
  });

  it("call 12 returns a page of a category's posts", async () => {
    const other = await insertCategory(office, { section: "blog", slug: "other" });
    await post("one", 1);
    await post("two", 2);
    await post("elsewhere", 1, { category_id: other });
    const path = callPath(partCalls.blogCategory, { slug: "news" });
    const body = partCalls.blogCategory.response.parse(await ask(path, { limit: "1", start: "1" }));
    expect([slugs(body.data.articles ?? []), body.data.count]).toEqual([["two"], 2]);
    expect(body.data.category?.name).toBe("Category news");
  });

  it("call 6 returns a page of a category in the order of its four lists", async () => {
    await add("fourth", { list: "ForthArticles", position: 1 });
    await add("second", { list: "SecondArticles", position: 1 });
    await add("first-b", { position: 2 });
    await add("first-a", { position: 1 });
    const path = callPath(partCalls.helpCategory, { slug: "chats" });
    const list = async (query: Record<string, string>) => {
      const body = partCalls.helpCategory.response.parse(await ask(path, query));
      const { FastArticles, SecondArticles, ForthArticles } = body.category ?? {};
      const lists = [FastArticles, SecondArticles, ForthArticles].map((list) =>
        slugs((list ?? []) as Listed[]),
      );
      return [lists.flat(), body.count];
    };
    expect(await list({ limit: "3" })).toEqual([["first-a", "first-b", "second"], 4]);
    expect(await list({ limit: "3", start: "2" })).toEqual([["second", "fourth"], 4]);
    expect(await list({ limit: "2", without: '["first-b"]' })).toEqual([["first-a", "second"], 3]);
    for (const [at, place] of [
      ["first-a", 0],
      ["first-b", 1],
      ["second", 2],
      ["fourth", 3],
      ["none", null],
    ] as const) {
      expect(await ask(path, { limit: "0", at })).toMatchObject({ place, count: 4 });
    }
    const unknown = callPath(partCalls.helpCategory, { slug: "none" });
    expect((await office.request(`${unknown}?limit=1`)).status).toBe(404);
  });

  it("call 5 returns a few of each category, a part of all, or those with a text or a title", async () => {
    const setting = await insertCategory(office, { section: "help", slug: "setting", position: 2 });
    for (const number of [1, 2, 3]) {
      await add(`chat-${number}`, { position: number, title: `Chat ${number}` });
      const title = number === 2 ? "How do I leave?" : `Setting ${number}`;
      await add(`set-${number}`, { category_id: setting, position: number, title });
    }
    const list = async (query: Record<string, string>) => {
      const path = callPath(partCalls.helpCategories);
      const body = partCalls.helpCategories.response.parse(await ask(path, query));
      const lists = (body.categories ?? []).map(({ slug, count, FastArticles }) => [
        slug,
        count,
        slugs((FastArticles ?? []) as Listed[]),
      ]);
      return [lists, body.count];
    };
    expect(await list({ each: "1" })).toEqual([
      [
        ["chats", 3, ["chat-1"]],
        ["setting", 3, ["set-1"]],
      ],
      6,
    ]);
    expect(await list({ limit: "2", start: "2" })).toEqual([
      [
        ["chats", 3, ["chat-3"]],
        ["setting", 3, ["set-1"]],
      ],
      6,
    ]);
    expect(await list({ limit: "1", q: "SETTING" })).toEqual([
      [
        ["chats", 0, []],
        ["setting", 2, ["set-1"]],
      ],
      2,
    ]);
    expect(await list({ titles: '["how do i leave","None"]' })).toEqual([
      [
        ["chats", 0, []],
        ["setting", 1, ["set-2"]],
      ],
      1,
    ]);
  });

  it("are answered with 400 and the name of a wrong parameter", async () => {
    const path = callPath(partCalls.posts);
    for (const [query, name] of [
      ["limit=1001", "limit"],
      ["limit=-1", "limit"],
      ["limit=x", "limit"],
      ["limit=1&start=1.5", "start"],
      ["limit=1&sort=up", "sort"],
    ]) {
      const { status, body } = await office.request(`${path}?${query}`);
      expect([status, body.message]).toEqual([400, `The parameter ${name} is wrong`]);
    }
    for (const titles of ["no", "[1]", '["\\u0000"]']) {
      const query = new URLSearchParams({ titles });
      const { status, body } = await office.request(
        `${callPath(partCalls.helpCategories)}?${query}`,
      );
      expect([status, body.message]).toEqual([400, "The parameter titles is wrong"]);
    }
    expect((await office.request(`${path}?limit=1000`)).status).toBe(200);
  });
});
