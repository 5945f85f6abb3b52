import { afterEach, beforeEach, expect, it } from "vitest";
import { createDueArticles } from "../../publishing/due-articles.ts";
import { createDueChanges } from "../../publishing/due-changes.ts";
import { changeArticle, changeAtDesk } from "../../testing/change-article.ts";
import { insertArticle, insertCategory } from "../../testing/sample-content.ts";
import { testTime } from "../../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../../testing/test-databases.ts";
import { openTestDesk, type TestDesk } from "../../testing/test-desk.ts";

const day = 24 * 60 * 60_000;

describeOnEachDatabase("an article's versions", (createDatabase) => {
  let desk: TestDesk;
  let category: string;
  let id: string;
  beforeEach(async () => {
    desk = await openTestDesk(createDatabase);
    category = await insertCategory(desk, { section: "help", slug: "data" });
    id = await insertArticle(desk, {
      ...{ section: "help", category_id: category, slug: "import" },
      content: "<h2>Begin</h2><p>Choose a file.</p><p>Press the green button.</p>",
    });
  });
  afterEach(() => desk.close());

  const ask = (method: string, path = "", body?: unknown) =>
    desk.ask("editor", method, `/articles/${id}${path}`, body);
  const save = (change: Record<string, unknown>) => changeAtDesk(desk, id, change);
  const numbers = async () =>
    (await ask("GET", "/versions")).body.versions.map(({ number }: { number: number }) => number);

  it("are the texts that were on the site, with who published them and when", async () => {
    desk.clock.now += day;
    await save({ title: "Second" });
    await save({ title: "Second" });
    await ask("POST", "/unpublish", {});
    await save({ title: "Never shown" });
    desk.clock.now += day;
    await save({ title: "Third" });
    await ask("POST", "/publish", {});
    const { body } = await ask("GET", "/versions");
    expect(body).toMatchObject({ title: "Third", workingCopy: null });
    expect(body.versions).toEqual([
      { number: 3, publishedAt: "2026-11-23T04:30:00.000Z", publishedBy: "Editor", note: null },
      { number: 2, publishedAt: "2026-11-22T04:30:00.000Z", publishedBy: "Editor", note: null },
      { number: 1, publishedAt: "2026-11-20T04:30:00.000Z", publishedBy: null, note: null },
    ]);
  });

  it("include the text of a scheduled article, from when it is due", async () => {
    await ask("POST", "/unpublish", {});
    await save({ title: "Scheduled" });
    const at = testTime + day;
    await ask("POST", "/schedule", { at: new Date(at).toISOString() });
    expect(await numbers()).toEqual([1]);
    await createDueArticles(desk.services).check();
    desk.clock.now = at + 400;
    await createDueArticles(desk.services).check();
    expect((await ask("GET", "/versions")).body.versions[0]).toEqual({
      number: 2,
      publishedAt: "2026-11-22T04:30:00.000Z",
      publishedBy: "Editor",
      note: null,
    });
  });

  it("are compared by field, block and word, as text", async () => {
    await save({
      title: "Article about import",
      content:
        '<h2>Begin</h2><p>Choose a <a href="/pricing">file</a>.</p><p>Press the blue button.</p><p><img src="/a.webp" alt="A button"></p>',
    });
    const { body } = await ask("GET", "/versions/compare?from=1&to=2");
    expect(body.fields).toEqual([
      {
        name: "title",
        parts: [{ text: "Article " }, { text: "about ", change: "added" }, { text: "import" }],
      },
    ]);
    expect(body.blocks).toEqual([
      { kind: "heading", parts: [{ text: "Begin" }] },
      { kind: "paragraph", parts: [{ text: "Choose a file." }], change: "markup" },
      {
        kind: "paragraph",
        change: "words",
        parts: [
          { text: "Press the " },
          { text: "green", change: "removed" },
          { text: "blue", change: "added" },
          { text: " button." },
        ],
      },
      { kind: "picture", change: "added", parts: [{ text: "A button", change: "added" }] },
    ]);
    const same = await ask("GET", "/versions/compare?from=2&to=article");
    expect(same.body.fields).toEqual([]);
    expect((await ask("GET", "/versions/compare?from=1&to=9")).status).toBe(404);
    expect((await ask("GET", "/versions/compare?from=1&to=working-copy")).status).toBe(404);
    expect((await ask("GET", "/versions/compare?from=1&to=x")).status).toBe(400);
  });

  it("become the working copy without changing the site, and replace only the one that the editor saw", async () => {
    await save({ title: "Second" });
    const restore = (replaces: unknown) => ask("POST", "/versions/1/restore", { replaces });
    const { status, body } = await restore(null);
    expect(status).toBe(200);
    expect(body.workingCopy).toEqual({
      revision: 1,
      savedAt: "2026-11-21T04:30:00.000Z",
      savedBy: "Editor",
      publishAt: null,
    });
    expect(body.cancelled).toBeNull();
    expect((await ask("GET")).body.title).toBe("Second");
    const copy = await desk.services.db
      .selectFrom("article_working_copies")
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(JSON.parse(copy.fields)).toMatchObject({ title: "Article import", slug: "import" });
    expect(copy).toMatchObject({ article_revision: 2, note: "Back to version 1" });
    expect((await restore(null)).status).toBe(409);
    expect((await restore(2)).status).toBe(409);
    expect((await restore(1)).body.workingCopy.revision).toBe(2);
    expect((await restore("yes")).status).toBe(400);
    expect((await ask("POST", "/versions/9/restore", { replaces: 2 })).status).toBe(404);
  });

  it("cancel the schedule of the changes that they replace, and say so before and after", async () => {
    await save({ title: "Second" });
    const at = "2026-12-01T04:30:00.000Z";
    await ask("POST", "/versions/1/restore", { replaces: null });
    await ask("POST", "/schedule", { at });
    const { workingCopy } = (await ask("GET", "/versions")).body;
    expect(workingCopy).toMatchObject({ revision: 2, publishAt: at });
    // An editor who has not seen the schedule does not cancel it.
    expect((await ask("POST", "/versions/2/restore", { replaces: 1 })).status).toBe(409);
    const { body } = await ask("POST", "/versions/2/restore", { replaces: workingCopy.revision });
    expect(body).toMatchObject({ cancelled: at, workingCopy: { publishAt: null } });
    desk.clock.now = Date.parse(at) + 1_000;
    await createDueChanges(desk.services).check();
    expect((await ask("GET")).body).toMatchObject({ title: "Second", hasChanges: true });
    const events = await desk.services.db
      .selectFrom("audit_events")
      .select("details")
      .where("action", "=", "articles.changes-unscheduled")
      .execute();
    expect(events).toEqual([{ details: JSON.stringify({ at }) }]);
  });

  it("are bounded: the last fifty, and the last one of each earlier month", async () => {
    // Ten a month for ten months.
    for (let count = 0; count < 100; count += 1) {
      desk.clock.now = Date.UTC(2027, Math.floor(count / 10), 1 + (count % 10));
      await changeArticle(desk.services, id, { title: `Version ${count}` });
    }
    expect(await numbers()).toEqual([
      ...Array.from({ length: 50 }, (_, index) => 101 - index),
      ...[51, 41, 31, 21, 11, 1],
    ]);
  });
});

describeOnEachDatabase("the date of publication", (createDatabase) => {
  let desk: TestDesk;
  let id: string;
  beforeEach(async () => {
    desk = await openTestDesk(createDatabase);
    const category_id = await insertCategory(desk, { section: "blog", slug: "news" });
    id = await insertArticle(desk, {
      ...{ section: "blog", category_id, slug: "offer", published_at: null },
    });
  });
  afterEach(() => desk.close());

  const act = (action: string, body: object = {}) =>
    desk.ask("editor", "POST", `/articles/${id}/${action}`, body);

  it("stays when a post is taken off the site and published again", async () => {
    await act("publish");
    desk.clock.now += day;
    await act("unpublish");
    const { body } = await act("publish");
    expect(body.publishedAt).toBe("2026-11-21T04:30:00.000Z");
  });

  it("is the editor's to set, for a draft and for a published post", async () => {
    const drafted = await act("date", { at: "2026-10-01T04:30:00.000Z" });
    expect(drafted.body).toMatchObject({ status: "draft", publishedAt: null });
    expect((await act("publish")).body.publishedAt).toBe("2026-10-01T04:30:00.000Z");
    const { body } = await act("date", { at: "2026-09-01T04:30:00.000Z" });
    expect(body).toMatchObject({ status: "published", publishedAt: "2026-09-01T04:30:00.000Z" });
    await act("unpublish");
    expect((await act("publish")).body.publishedAt).toBe("2026-09-01T04:30:00.000Z");
  });

  it("can't be in the future: that is a schedule", async () => {
    const { status, body } = await act("date", { at: "2026-11-21T04:30:00.001Z" });
    expect(status).toBe(400);
    expect(body.errors.publishedAt).toMatch(/schedule/);
    expect((await act("date", { at: "soon" })).status).toBe(400);
    expect((await act("date", { at: "2026-11-21T04:30:00.000Z" })).status).toBe(200);
  });
});
