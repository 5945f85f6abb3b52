import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createDueChanges } from "../../publishing/due-changes.ts";
import { insertArticle, insertCategory } from "../../testing/sample-content.ts";
import { testTime } from "../../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../../testing/test-databases.ts";
import { openTestDesk, type TestDesk } from "../../testing/test-desk.ts";

const minute = 60_000;

describeOnEachDatabase("an article's working copy", (createDatabase) => {
  let desk: TestDesk;
  let category: string;
  let id: string;
  let number = 0;
  beforeAll(async () => {
    desk = await openTestDesk(createDatabase);
    category = await insertCategory(desk, { section: "help", slug: "setup" });
  });
  beforeEach(async () => {
    desk.clock.now = testTime;
    id = await insert({});
  });
  afterAll(() => desk.close());

  const insert = (given: object) =>
    insertArticle(desk, {
      ...{ section: "help", category_id: category, slug: `article-${++number}` },
      ...given,
    });
  type Role = "editor" | "admin";
  const ask = (method: string, path: string, body?: unknown, role: Role = "editor") =>
    desk.ask(role, method, `/articles/${id}${path}`, body);
  const open = async () => (await ask("GET", "/working-copy")).body;
  /** Saves what `seen` shows with a change, as a tab does. */
  const save = (
    // biome-ignore lint/suspicious/noExplicitAny: an answer of any shape
    seen: any,
    change: Record<string, unknown>,
    tab = "tab-1",
    role: Role = "editor",
  ) => {
    const { revision, articleRevision, fields } = seen;
    const body = { revision, articleRevision, tab, fields: { ...fields, ...change } };
    return ask("PUT", "/working-copy", body, role);
  };
  const seenOf = ({ revision, articleRevision }: Record<string, number>) => ({
    revision,
    articleRevision,
  });
  const onSite = async () => {
    const { slug } = (await ask("GET", "")).body;
    return (await desk.request(`/api/article/websit/HelpCentreArticles/slug/${slug}`)).body.article;
  };

  it("is saved without its fields being complete, and is not on the site", async () => {
    const opened = await open();
    expect(opened).toMatchObject({ revision: 0, savedAt: null, fields: { list: null } });
    const { status, body } = await save(opened, { title: "", content: "<p>Half a sen</p>" });
    expect([status, body]).toEqual([
      200,
      { revision: 1, articleRevision: 1, savedAt: "2026-11-21T04:30:00.000Z" },
    ]);
    expect(await open()).toMatchObject({
      ...{ revision: 1, savedBy: "Editor", tab: "tab-1", publishAt: null },
      fields: { title: "", content: "<p>Half a sen</p>" },
    });
    expect((await onSite()).content).toMatch(/Body of article-/);
    expect((await ask("GET", "")).body).toMatchObject({ status: "published", hasChanges: true });
  });

  it("is stored without scripts", async () => {
    await save(await open(), { content: '<p onclick="x()">Now</p><script>alert(1)</script>' });
    expect((await open()).fields.content).toBe("<p>Now</p>");
  });

  it("is not overwritten by a second, older tab, whose answer has the newer text", async () => {
    const opened = await open();
    await save(opened, { content: "<p>Newer</p>" });
    desk.clock.now += minute;
    const late = await save(opened, { content: "<p>Older</p>" }, "tab-2", "admin");
    expect(late).toMatchObject({
      status: 409,
      body: {
        message: "Somebody else changed this article after you opened it",
        conflict: { current: { revision: 1, tab: "tab-1", fields: { content: "<p>Newer</p>" } } },
      },
    });
    expect((await open()).fields.content).toBe("<p>Newer</p>");
    const { current } = late.body.conflict;
    expect((await save(current, { content: "<p>Older</p>" }, "tab-2", "admin")).status).toBe(200);
  });

  it("is published with a note and becomes a version, and a page left open never reverts it", async () => {
    const left = await open();
    await save(left, { title: "A better title", content: "<p>Better</p>" });
    const seen = seenOf(await open());
    const { status, body } = await ask("POST", "/publish", { seen, note: "Shorter" });
    expect([status, body.title, body.hasChanges]).toEqual([200, "A better title", false]);
    expect(await onSite()).toMatchObject({ title: "A better title", content: "<p>Better</p>" });
    expect(await open()).toMatchObject({ revision: 0, articleRevision: 2 });
    const versions = await desk.services.db
      .selectFrom("article_versions")
      .select(["number", "note", "fields"])
      .where("article_id", "=", id)
      .orderBy("number")
      .execute();
    expect(versions).toMatchObject([
      { number: 1, note: null, fields: expect.stringContaining("Body of article-") },
      { number: 2, note: "Shorter", fields: expect.stringContaining("Better") },
    ]);

    desk.clock.now += minute;
    const stale = await save(left, { title: "The old title" }, "tab-2");
    expect(stale).toMatchObject({
      status: 409,
      body: { conflict: { current: { fields: { title: "A better title" } } } },
    });
    expect((await ask("POST", "/publish", { seen })).status).toBe(409);
    expect((await onSite()).title).toBe("A better title");
  });

  it("is complete before it is published, and each error is named beside its field", async () => {
    await save(await open(), {
      title: " ",
      slug: "Not A Slug",
      content: "<p> </p>",
      categoryId: "",
    });
    const { status, body } = await ask("POST", "/publish", {});
    expect([status, body.message]).toEqual([400, "Please look at the marked fields."]);
    expect(body.errors).toEqual({
      title: "Please give a title",
      slug: expect.stringContaining("lowercase letters"),
      content: "Please write something",
      categoryId: "Please choose a category",
    });
    expect((await open()).revision).toBe(1);
  });

  it("is discarded, and no tab brings the discarded text back", async () => {
    const opened = await open();
    await save(opened, { content: "<p>Never mind</p>" });
    const typed = await open();
    const { body } = await ask("DELETE", "/working-copy", seenOf(typed));
    expect(body).toMatchObject({ revision: 0, fields: opened.fields });
    expect((await save(typed, {})).status).toBe(409);
    expect((await save(opened, {})).status).toBe(409);
    expect((await ask("GET", "")).body).toMatchObject({ status: "published", hasChanges: false });
  });

  it("of a draft can't be discarded", async () => {
    id = await insert({ published_at: null });
    await save(await open(), { content: "<p>All I have</p>" });
    const { status } = await ask("DELETE", "/working-copy", seenOf(await open()));
    expect([status, (await open()).revision]).toEqual([400, 1]);
  });

  it("of a draft gives the list its title, and publishing makes it the article", async () => {
    const created = await desk.ask("editor", "POST", "/articles", { title: "How do" });
    expect(created).toMatchObject({ status: 201, body: { slug: "how-do", categoryId: category } });
    const second = await desk.ask("editor", "POST", "/articles", { title: "How do" });
    expect(second.body.slug).toBe("how-do-2");
    id = created.body.id;
    const fields = { title: "How do I fold?", slug: "how-do-i-fold", content: "<p>Fold.</p>" };
    await save(await open(), fields);
    const { title, slug, hasChanges, status } = (await ask("GET", "")).body;
    expect([title, slug, hasChanges, status]).toEqual([
      ...["How do I fold?", "how-do-i-fold"],
      ...[false, "draft"],
    ]);
    expect((await ask("POST", "/publish", { seen: seenOf(await open()) })).body).toMatchObject({
      ...{ status: "published", content: "<p>Fold.</p>" },
    });
  });

  it("of a draft gives the list its section and category also while its address can't be used", async () => {
    const news = await insertCategory(desk, { section: "blog", slug: "news" });
    const tips = await insertCategory(desk, { section: "blog", slug: "tips" });
    await insertArticle(desk, { section: "blog", category_id: news, slug: "fold-paper" });
    id = await insert({ published_at: null, slug: "fold-paper" });
    const move = async (change: Record<string, unknown>) => {
      const { status } = await save(await open(), change);
      const { section, categoryId, slug, list } = (await ask("GET", "")).body;
      return [status, section, categoryId, slug, list];
    };
    const list = "ThirdArticles";
    expect(await move({ list, slug: "Not An Address" })).toEqual([
      ...[200, "help", category, "fold-paper", "ThirdArticles"],
    ]);
    // Its old address is another post's.
    expect(await move({ section: "blog", categoryId: news })).toEqual([
      ...[200, "blog", news, "fold-paper-2", null],
    ]);
    expect(await move({ slug: "fold-paper", categoryId: tips })).toEqual([
      ...[200, "blog", tips, "fold-paper-2", null],
    ]);
    expect(await move({ slug: "fold-a-boat" })).toEqual([
      ...[200, "blog", tips, "fold-a-boat", null],
    ]);
  });

  it("is listed as unpublished changes", async () => {
    await save(await open(), { content: "<p>More</p>" });
    const { body } = await desk.ask("editor", "GET", "/articles?status=changed&perPage=500");
    expect(body.data.map((article: { id: string }) => article.id)).toContain(id);
    expect(body.data.every((article: { hasChanges: boolean }) => article.hasChanges)).toBe(true);
  });

  it("does not conflict with a colleague's reordering, which stays when it is published", async () => {
    const opened = await open();
    await save(opened, { content: "<p>Typed before</p>" });
    const { body: before } = await desk.ask("editor", "GET", `/categories/${category}`);
    const others = Object.values(before.lists as Record<string, { id: string }[]>).flat();
    const lists = {
      ...{ FastArticles: [], SecondArticles: [], ThirdArticles: others.map((one) => one.id) },
      ...{ ForthArticles: [] },
    };
    const moved = await desk.ask("admin", "PUT", `/categories/${category}`, { ...before, lists });
    expect(moved.status).toBe(200);
    expect((await save(await open(), { content: "<p>Typed after</p>" })).status).toBe(200);
    expect((await ask("POST", "/publish", {})).body).toMatchObject({
      ...{ list: "ThirdArticles", content: "<p>Typed after</p>" },
    });
  });

  it("shows a second editor who is editing, until they take over", async () => {
    const claim = (tab: string, role: Role, takesOver = false) =>
      ask("PUT", "/editor", { tab, takesOver }, role);
    expect((await claim("tab-1", "editor")).body).toMatchObject({ tab: "tab-1" });
    desk.clock.now += minute / 3;
    await claim("tab-1", "editor");
    const second = await claim("tab-2", "admin");
    expect(second.body).toMatchObject({
      ...{ name: "Editor", tab: "tab-1", since: "2026-11-21T04:30:00.000Z" },
    });
    const opened = await open();
    const rejected = await save(opened, {}, "tab-2", "admin");
    expect(rejected).toMatchObject({
      status: 409,
      body: { conflict: { editing: { name: "Editor" } } },
    });
    expect((await claim("tab-2", "admin", true)).body).toMatchObject({ tab: "tab-2" });
    expect((await save(opened, {}, "tab-1")).body.conflict.editing.tab).toBe("tab-2");
    expect((await save(opened, {}, "tab-2", "admin")).status).toBe(200);

    // A tab that is closed or silent is no longer in the way.
    desk.clock.now += minute;
    expect((await claim("tab-1", "editor")).body.tab).toBe("tab-1");
    await ask("DELETE", "/editor/tab-1");
    expect((await claim("tab-2", "admin")).body.tab).toBe("tab-2");
  });

  it("that is scheduled can't be changed until its schedule is cancelled", async () => {
    await save(await open(), { content: "<p>For Diwali</p>" });
    const at = new Date(testTime + minute).toISOString();
    const { body } = await ask("POST", "/schedule", { at, note: "Diwali" });
    expect(body).toMatchObject({ status: "published", changesAt: at, hasChanges: true });
    const scheduled = await open();
    expect(scheduled).toMatchObject({ publishAt: at, note: "Diwali" });
    expect((await save(scheduled, {})).body.message).toMatch(/^These changes are scheduled/);
    expect((await ask("POST", "/unschedule", {})).body.publishAt).toBeNull();
    expect((await save(await open(), { content: "<p>For Holi</p>" })).status).toBe(200);
    expect((await onSite()).content).toMatch(/Body of/);
  });

  it("has no schedule to cancel when nothing is scheduled or the changes went live, and records nothing", async () => {
    const cancelled = async () => {
      const { n } = await desk.services.db
        .selectFrom("audit_events")
        .select(({ fn }) => fn.countAll<number>().as("n"))
        .where("action", "=", "articles.changes-unscheduled")
        .executeTakeFirstOrThrow();
      return n;
    };
    const before = await cancelled();
    const conflict = {
      status: 409,
      body: {
        message: "These changes are already on the site, or nothing is scheduled. Reload the page.",
      },
    };
    expect(await ask("POST", "/unschedule", {})).toMatchObject(conflict);
    await save(await open(), { content: "<p>For Pongal</p>" });
    expect(await ask("POST", "/unschedule", {})).toMatchObject(conflict);
    const at = testTime + minute;
    await ask("POST", "/schedule", { at: new Date(at).toISOString() });
    desk.clock.now = at + 1_000;
    await createDueChanges(desk.services).check();
    expect((await onSite()).content).toBe("<p>For Pongal</p>");
    expect(await ask("POST", "/unschedule", {})).toMatchObject(conflict);
    expect(await cancelled()).toBe(before);
  });

  it("is not scheduled without changes or with a slug that is taken", async () => {
    const at = new Date(testTime + minute).toISOString();
    expect((await ask("POST", "/schedule", { at })).body.message).toBe(
      "There are no changes to publish",
    );
    const { slug } = (await ask("GET", "")).body;
    id = await insert({});
    await save(await open(), { slug });
    expect((await ask("POST", "/schedule", { at })).body.errors).toEqual({
      slug: "Another article of this section has this address.",
    });
  });

  it("leaves few events in the audit trail, however often it is saved", async () => {
    const count = await desk.count("audit_events");
    for (let round = 0; round < 5; round += 1) await save(await open(), { excerpt: `${round}` });
    expect(await desk.count("audit_events")).toBe(count + 1);
  });

  it("is only for people who may change articles, and of existing articles", async () => {
    const body = { ...(await open()), tab: "tab-1" };
    const sales = await desk.ask("sales", "PUT", `/articles/${id}/working-copy`, body);
    expect(sales.status).toBe(403);
    id = "unknown";
    for (const [method, path, sent] of [
      ["GET", "/working-copy", undefined],
      ["PUT", "/working-copy", body],
      ["DELETE", "/working-copy", body],
      ["PUT", "/editor", { tab: "tab-1" }],
      ["POST", "/unschedule", {}],
    ] as const) {
      expect((await ask(method, path, sent)).status).toBe(404);
    }
  });
});
