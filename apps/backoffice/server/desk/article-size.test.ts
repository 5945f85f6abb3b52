import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { findOversized } from "../articles/find-oversized.ts";
import { changeAtDesk } from "../testing/change-article.ts";
import { insertArticle, insertCategory } from "../testing/sample-content.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";
import { openTestDesk, type TestDesk } from "../testing/test-desk.ts";

const headings = (count: number) => "<h2>Step</h2>".repeat(count);
const nested = (depth: number) =>
  `${"<blockquote>".repeat(depth)}x${"</blockquote>".repeat(depth)}`;

describeOnEachDatabase("an article's size", (createDatabase) => {
  let desk: TestDesk;
  let category: string;
  let number = 0;
  beforeAll(async () => {
    desk = await openTestDesk(createDatabase);
    category = await insertCategory(desk, { section: "help", slug: "templates" });
  });
  beforeEach(async () => {
    await desk.services.db.deleteFrom("articles").execute();
  });
  afterAll(() => desk.close());

  const ask = (method: string, path: string, body?: unknown) =>
    desk.ask("editor", method, `/articles${path}`, body);
  const input = (content: string) => ({
    section: "help",
    categoryId: category,
    title: "Import contacts",
    slug: `import-${++number}`,
    content,
  });
  const insert = (content: string, title = "Old") =>
    insertArticle(desk, {
      ...{ section: "help", category_id: category, slug: `old-${++number}` },
      ...{ title, content },
    });

  it.each([
    ["500 headings", headings(500)],
    ["20,000 elements", "<b>x</b>".repeat(20_000)],
    ["100 levels", nested(100)],
    ["1,000 pictures", '<img src="/a.webp" />'.repeat(1_000)],
    ["400,000 characters", "x".repeat(400_000)],
  ])("may be up to %s", async (_, content) => {
    const { status, body } = await ask("POST", "", input(content));
    expect(body.message).toBeUndefined();
    expect(status).toBe(201);
    expect(body).toMatchObject({ content, isOversized: false });
  });

  it.each([
    ["headings", headings(501), "Please use at most 500 headings"],
    ["elements", "<b>x</b>".repeat(20_001), "more than 20000 paragraphs, list items, cells"],
    ["pictures", '<img src="/a.webp">'.repeat(1_001), "Please use at most 1000 pictures"],
    ["levels", nested(101), "at most 100 levels are accepted"],
    ["levels", nested(13_300), "at most 100 levels are accepted"],
    ["characters", "x".repeat(400_001), "Please keep this under 400000 characters"],
    ["escaped characters", "<".repeat(399_000), "Please keep this under 400000 characters"],
  ])("with too many %s is rejected with a message for the text", async (_, content, sentence) => {
    const { status, body } = await ask("POST", "", input(content));
    expect(status).toBe(400);
    expect(body.errors).toEqual({ content: expect.stringContaining(sentence) });
    expect(await desk.count("articles")).toBe(0);
  });

  it("is measured for older articles, and the desk shows which are too large", async () => {
    const large = await insert(headings(501), "Large");
    await insert(headings(500), "Small");
    await findOversized(desk.services);
    const { body } = await ask("GET", "?size=oversized");
    expect(body.data).toMatchObject([{ id: large, title: "Large", isOversized: true }]);
    expect((await ask("GET", `/${large}`)).body.isOversized).toBe(true);
    expect((await ask("GET", "")).body.total).toBe(2);
    expect((await ask("GET", "?size=small")).status).toBe(400);
  });

  it.each([true, false])(
    "that is too large may shrink but not grow (measured before: %s)",
    async (isMeasured) => {
      const id = await insert(headings(600));
      if (isMeasured) await findOversized(desk.services);
      const save = (content: string, title = "Old") => changeAtDesk(desk, id, { content, title });
      expect((await save(headings(600), "A better title")).body).toMatchObject({
        title: "A better title",
        isOversized: true,
      });
      const grown = await save(headings(601));
      expect([grown.status, Object.keys(grown.body.errors)]).toEqual([400, ["content"]]);
      expect((await save(headings(550))).body.isOversized).toBe(true);
      expect((await save(headings(551))).status).toBe(400);
      expect((await save(headings(500))).body.isOversized).toBe(false);
      expect((await save(headings(501))).status).toBe(400);
    },
  );

  it("does not prevent publishing an older article that is too large", async () => {
    const id = await insert(nested(101));
    await ask("POST", `/${id}/unpublish`, {});
    const { status, body } = await ask("POST", `/${id}/publish`, {});
    expect([status, body.status]).toEqual([200, "published"]);
  });
});
