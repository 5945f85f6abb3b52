import { callPath } from "@crm/contract/calls/call";
import { getHelpCategory } from "@crm/contract/calls/get-help-category";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createCleanUp } from "../../clean-up.ts";
import { changeAtDesk } from "../../testing/change-article.ts";
import { insertArticle, insertCategory } from "../../testing/sample-content.ts";
import { testTime } from "../../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../../testing/test-databases.ts";
import { openTestDesk, type TestDesk } from "../../testing/test-desk.ts";

const day = 24 * 60 * 60_000;

describeOnEachDatabase("a deleted article", (createDatabase) => {
  let desk: TestDesk;
  let category: string;
  let imports: string;
  let exports: string;
  beforeEach(async () => {
    desk = await openTestDesk(createDatabase);
    category = await insertCategory(desk, { section: "help", slug: "data" });
    imports = await insert("import", { position: 1 });
    exports = await insert("export", { position: 2 });
  });
  afterEach(() => desk.close());

  const insert = (slug: string, given: object = {}) =>
    insertArticle(desk, {
      ...{ section: "help", category_id: category, slug, last_published_at: testTime - day },
      ...given,
    });
  const ask = (method: string, path: string, body?: unknown) =>
    desk.ask("editor", method, path, body);
  const remove = (id: string, redirectTo: string | null = null) =>
    ask("POST", `/articles/${id}/trash`, { redirectTo });
  /** What the site learns about an address that has no page. */
  const moved = async (path: string) =>
    (await desk.request(`/api/moved?path=${encodeURIComponent(path)}`)).body;
  const shown = async () =>
    (
      await desk.request(callPath(getHelpCategory, { slug: "data" }))
    ).body.category.FastArticles.map(({ slug }: { slug: string }) => slug);
  const changedPaths = async () =>
    (
      await desk.services.db
        .selectFrom("content_changes")
        .select("paths")
        .orderBy("number", "desc")
        .executeTakeFirstOrThrow()
    ).paths;

  it("is on no list, its address is gone, and the trash says who deleted it and how long it stays", async () => {
    expect((await remove(imports)).status).toBe(200);
    expect(await shown()).toEqual(["export"]);
    expect(await moved("/help-center/data/import")).toEqual({ path: null, gone: true });
    expect(await changedPaths()).toContain("/help-center/data/import");
    expect((await ask("GET", `/articles/${imports}`)).status).toBe(404);
    expect((await ask("GET", "/articles")).body.total).toBe(1);
    expect((await ask("GET", `/categories/${category}`)).body).toMatchObject({
      articles: 1,
      lists: { FastArticles: [{ id: exports }] },
    });
    expect((await ask("GET", "/today")).body.articles.drafts).toBe(0);
    desk.clock.now += 10 * day;
    expect((await ask("GET", "/trash")).body).toEqual({
      data: [
        {
          id: imports,
          title: "Article import",
          section: "help",
          deletedAt: "2026-11-21T04:30:00.000Z",
          deletedBy: "Editor",
          daysLeft: 20,
          wasPublished: true,
          redirectTitle: null,
        },
      ],
      total: 1,
    });
  });

  it("can't be changed, published, scheduled or deleted again, and its address stays its own", async () => {
    const { id: _id, ...fields } = (await ask("GET", `/articles/${imports}`)).body;
    const typed = (await ask("GET", `/articles/${imports}/working-copy`)).body;
    await remove(imports);
    for (const [method, path, body] of [
      ["PUT", "/working-copy", { ...typed, tab: "tab-1" }],
      ["POST", "/publish", {}],
      ["POST", "/schedule", { at: "2026-12-01T04:30:00.000Z" }],
      ["POST", "/date", { at: "2026-11-01T04:30:00.000Z" }],
      ["POST", "/trash", { redirectTo: null }],
      ["GET", "/versions", undefined],
      ["GET", "/preview", undefined],
    ] as const) {
      const { status } = await ask(method, `/articles/${imports}${path}`, body);
      expect([method, path, status]).toEqual([method, path, 404]);
    }
    const taken = await ask("POST", "/articles", { ...fields, title: "New" });
    expect(taken).toMatchObject({
      status: 409,
      body: { errors: { slug: expect.stringMatching(/trash/) } },
    });
    expect((await ask("DELETE", `/categories/${category}`)).status).toBe(409);
    await remove(exports);
    const held = await ask("DELETE", `/categories/${category}`);
    expect(held.body.message).toMatch(/^Articles of this category are in the trash/);
  });

  it("comes back with its text, place, date and old addresses", async () => {
    const renamed = { slug: "import-contacts", content: "<p>Begin here.</p>" };
    await changeAtDesk(desk, imports, renamed);
    await remove(imports);
    expect(await moved("/help-center/data/import")).toEqual({ path: null, gone: true });
    desk.clock.now += 29 * day;
    await createCleanUp(desk.services).run();
    expect((await ask("POST", `/trash/${imports}/restore`, {})).status).toBe(200);
    expect(await shown()).toEqual(["import-contacts", "export"]);
    expect(await moved("/help-center/data/import")).toEqual({
      path: "/help-center/data/import-contacts",
    });
    expect(await changedPaths()).toContain("/help-center/data/import-contacts");
    expect((await ask("GET", `/articles/${imports}`)).body).toMatchObject({
      content: "<p>Begin here.</p>",
      publishedAt: "2026-11-20T04:30:00.000Z",
      status: "published",
    });
    expect((await ask("POST", `/trash/${imports}/restore`, {})).status).toBe(404);
  });

  it("comes back with its unpublished changes, which can be published", async () => {
    const opened = (await ask("GET", `/articles/${imports}/working-copy`)).body;
    const { revision, articleRevision, fields } = opened;
    const changed = { ...fields, content: "<p>Changed.</p>" };
    const save = { revision, articleRevision, tab: "tab-1", fields: changed };
    await ask("PUT", `/articles/${imports}/working-copy`, save);
    await remove(imports);
    await ask("POST", `/trash/${imports}/restore`, {});
    // The tab that was open before does not know that the article was away.
    const late = { ...save, revision: 1 };
    expect((await ask("PUT", `/articles/${imports}/working-copy`, late)).status).toBe(409);
    const seen = (await ask("GET", `/articles/${imports}/working-copy`)).body;
    const { status, body } = await ask("POST", `/articles/${imports}/publish`, { seen });
    expect(status).toBe(200);
    expect(body.content).toBe("<p>Changed.</p>");
  });

  it("has no version of a text that was scheduled and never shown", async () => {
    await ask("POST", `/articles/${imports}/unpublish`, {});
    const at = new Date(testTime + day).toISOString();
    await ask("POST", `/articles/${imports}/schedule`, { at });
    await remove(imports);
    desk.clock.now += 2 * day;
    await ask("POST", `/trash/${imports}/restore`, {});
    const { body } = await ask("GET", `/articles/${imports}/versions`);
    const shown = body.versions.map(({ publishedAt }: { publishedAt: string }) => publishedAt);
    expect(shown).not.toContain(at);
  });

  it("leads to the chosen article, and on when that one is deleted or renamed too", async () => {
    const last = await insert("merge", { position: 3 });
    expect((await remove(imports, exports)).status).toBe(200);
    expect(await moved("/help-center/data/import")).toEqual({ path: "/help-center/data/export" });
    expect((await ask("GET", "/trash")).body.data[0].redirectTitle).toBe("Article export");
    await remove(exports, last);
    expect(await moved("/help-center/data/import")).toEqual({ path: "/help-center/data/merge" });
    await ask("POST", `/articles/${last}/unpublish`, {});
    expect(await moved("/help-center/data/import")).toEqual({ path: null, gone: true });
  });

  it("can lead only to another article that readers can open", async () => {
    const draft = await insert("draft", { published_at: null });
    for (const target of [draft, imports, "unknown"]) {
      const { status, body } = await remove(imports, target);
      expect([status, body.message]).toEqual([400, "Please choose an article that is on the site"]);
    }
    expect((await ask("POST", `/articles/${imports}/trash`, {})).status).toBe(400);
    expect(await shown()).toEqual(["import", "export"]);
  });

  it("is deleted for good after 30 days, with its versions; its address still answers that it is gone, or still redirects", async () => {
    const blog = await insertCategory(desk, { section: "blog", slug: "news" });
    const post = await insertArticle(desk, { section: "blog", category_id: blog, slug: "old" });
    await ask("POST", `/articles/${post}/date`, { at: "2026-11-01T04:30:00.000Z" });
    const opened = (await ask("GET", `/articles/${imports}`)).body;
    await changeAtDesk(desk, imports, { title: "Changed" });
    expect(await desk.count("article_versions")).toBe(2);
    await remove(imports);
    await remove(post, exports);
    desk.clock.now += 30 * day - 1;
    await createCleanUp(desk.services).run();
    expect(await desk.count("article_trash")).toBe(2);
    desk.clock.now += 60 * 60_000;
    await createCleanUp(desk.services).run();
    expect(await desk.count("article_trash")).toBe(0);
    expect(await desk.count("article_versions")).toBe(0);
    expect(await desk.count("articles")).toBe(1);
    expect(await moved("/help-center/data/import")).toEqual({ path: null, gone: true });
    expect(await moved("/blog/old")).toEqual({ path: "/help-center/data/export" });
    // A new article may have the address.
    expect((await ask("POST", "/articles", { ...opened, title: "New" })).status).toBe(201);
    expect(await moved("/help-center/data/import")).toEqual({ path: null, gone: false });
  });

  it("that was never on the site leaves no trace there", async () => {
    const draft = await insert("draft", { published_at: null, last_published_at: null });
    await remove(draft);
    expect(await moved("/help-center/data/draft")).toEqual({ path: null, gone: false });
    expect(await moved("/help-center/data/never")).toEqual({ path: null, gone: false });
  });

  it("that was scheduled comes back as a draft when its time has passed", async () => {
    const unpublished = { published_at: null, last_published_at: null };
    const [soon, later] = [await insert("soon", unpublished), await insert("later", unpublished)];
    for (const [id, days] of [
      [soon, 1],
      [later, 9],
    ] as const) {
      const at = new Date(testTime + days * day).toISOString();
      await ask("POST", `/articles/${id}/schedule`, { at });
      await remove(id);
    }
    desk.clock.now += 2 * day;
    for (const id of [soon, later]) await ask("POST", `/trash/${id}/restore`, {});
    expect((await ask("GET", `/articles/${soon}`)).body.status).toBe("draft");
    expect((await ask("GET", `/articles/${later}`)).body.status).toBe("scheduled");
  });

  it("is a broken link when an editor publishes a text that links to it, unless its address redirects", async () => {
    const content = '<p><a href="/help-center/data/import">Import</a></p>';
    await remove(imports);
    const rejected = await changeAtDesk(desk, exports, { content });
    expect(rejected.body.errors.content).toMatch(/There is no page at this address/);
    await ask("POST", `/trash/${imports}/restore`, {});
    const merge = await insert("merge");
    await remove(imports, merge);
    const saved = await changeAtDesk(desk, exports, { content });
    expect(saved.body.content).toBe('<p><a href="/help-center/data/merge">Import</a></p>');
  });
});
