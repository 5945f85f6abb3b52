import { afterAll, beforeAll, expect, it } from "vitest";
import { insertArticle, insertCategory } from "../testing/sample-content.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";
import { openTestDesk, type TestDesk } from "../testing/test-desk.ts";

describeOnEachDatabase("saving an article", (createDatabase) => {
  let desk: TestDesk;
  let number = 0;
  let category: string;
  beforeAll(async () => {
    desk = await openTestDesk(createDatabase);
    category = await insertCategory(desk, { section: "help", slug: "templates" });
    const news = await insertCategory(desk, { section: "blog", slug: "news" });
    await insertArticle(desk, {
      section: "help",
      category_id: category,
      slug: "known",
      content: "<h2>Two steps</h2><p>Text</p>",
    });
    await insertArticle(desk, { section: "blog", category_id: news, slug: "post" });
    await insertArticle(desk, {
      section: "help",
      category_id: category,
      slug: "draft",
      published_at: null,
    });
  });
  afterAll(() => desk.close());

  const save = (...hrefs: string[]) =>
    desk.ask("editor", "POST", "/articles", {
      section: "help",
      categoryId: category,
      title: "Links",
      slug: `links-${++number}`,
      content: `<h2>Own part</h2>${hrefs.map((href) => `<p><a href="${href}">x</a></p>`).join("")}`,
    });

  it.each([
    "/",
    "/#faq",
    "/pricing",
    "/Pricing/",
    "/contact-us?article=x",
    "/manage-pipeline-in-lead-management",
    "/blog",
    "/blog?category=news",
    "/blog/post",
    "/blog/feed.xml",
    "/help-center",
    "/help-center/setting",
    "/templates",
    "/help-center/templates/known",
    "/help-center/templates/known.md",
    "/help-center/templates/known#h-two-steps",
    "/help-center/templates/draft",
    "http://localhost:3000/pricing",
    "#h-own-part",
    "https://example.com/nothing",
    "mailto:a@example.com",
  ])("accepts a link to %s", async (href) => {
    const { status, body } = await save(href);
    expect(body.message).toBeUndefined();
    expect(status).toBe(201);
  });

  it.each([
    "/prices",
    "/#prices",
    "/blog/none",
    "/blog?category=none",
    "/blog/post/more",
    "/help-center/none",
    "/help-center/templates/none",
    "/help-center/templates/known#h-three-steps",
    "http://localhost:3000/nothing",
    "#h-no-part",
    "/media/a-1x1-0123456789.webp",
  ])("names the broken link to %s", async (href) => {
    const { status, body } = await save("/pricing", href);
    expect(status).toBe(400);
    expect(body.errors.content).toContain(href);
    expect(body.errors.content).not.toContain("/pricing,");
  });

  it("names all broken links in one message, and saves nothing", async () => {
    const before = await desk.count("articles");
    const { body } = await save("/a", "/b", "/c", "/d", "/e", "/f", "/g");
    expect(body.message).toMatch(/\/a, \/b, \/c, \/d, \/e and 2 more/);
    expect(await desk.count("articles")).toBe(before);
  });

  it("reports when publishing that a linked article is a draft", async () => {
    const { body } = await save("/help-center/templates/draft");
    const rejected = await desk.ask("editor", "POST", `/articles/${body.id}/publish`, {});
    expect(rejected.status).toBe(400);
    expect(rejected.body.message).toMatch(/templates\/draft.*publish it first/);
    const still = await desk.ask("editor", "GET", `/articles/${body.id}`);
    expect(still.body.status).toBe("draft");
  });
});
