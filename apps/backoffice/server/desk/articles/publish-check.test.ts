import { afterAll, beforeAll, expect, it } from "vitest";
import type { Finding } from "../../articles/publish-check/finding.ts";
import { insertArticle, insertCategory } from "../../testing/sample-content.ts";
import { describeOnEachDatabase } from "../../testing/test-databases.ts";
import { openTestDesk, type TestDesk } from "../../testing/test-desk.ts";

const good = {
  section: "help",
  title: "Import your contacts",
  slug: "import-contacts",
  metaDescription:
    "How to bring your contacts from a spreadsheet, and what to do when a row fails.",
  image: "/media/a.webp",
  imageAlt: "The list of contacts",
  content:
    '<h2>Prepare</h2><p>Save the file. See <a href="/help-center/templates/open#h-next">the next page</a>.</p><h3>Columns</h3><img src="/media/b.webp" alt="Columns">',
};

describeOnEachDatabase("the publish check", (createDatabase) => {
  let desk: TestDesk;
  let categoryId: string;
  beforeAll(async () => {
    desk = await openTestDesk(createDatabase);
    categoryId = await insertCategory(desk, { section: "help", slug: "templates" });
    const help = { section: "help", category_id: categoryId } as const;
    await insertArticle(desk, { ...help, slug: "open", content: "<h2>Next</h2>" });
    await insertArticle(desk, { ...help, slug: "draft", published_at: null });
  });
  afterAll(() => desk.close());

  const check = async (changes: object): Promise<Finding[]> => {
    const fields = { ...good, categoryId, ...changes };
    const { status, body } = await desk.ask("editor", "POST", "/articles/publish-check", fields);
    expect(status).toBe(200);
    return body.data;
  };

  it("finds nothing in a good article, and stores nothing", async () => {
    const before = await desk.count("articles");
    expect(await check({})).toEqual([]);
    expect(await desk.count("articles")).toBe(before);
  });

  it("says that another article of the section has the address, and not the article's own", async () => {
    const message =
      "Another article of this section has this address, perhaps in the trash. Please choose another.";
    const taken = [{ severity: "error", message, place: { field: "slug" } }];
    expect(await check({ slug: "draft" })).toEqual(taken);
    expect(await check({ slug: "draft", section: "blog" })).not.toContainEqual(taken[0]);
    const row = await desk.services.db
      .selectFrom("articles")
      .select("id")
      .where("slug", "=", "draft")
      .executeTakeFirstOrThrow();
    expect(await check({ slug: "draft", id: row.id })).toEqual([]);
    expect(await check({ slug: "draft", id: "another" })).toEqual(taken);
  });

  it("lists what publishing would not accept, as errors", async () => {
    const content = [
      '<p><a href="/none">a</a> <a href="#h-none">b</a></p>',
      '<p><a href="/help-center/templates/open#h-none">c</a></p>',
      '<p><a href="/help-center/templates/draft">d</a></p>',
      '<img src="https://shop.example/a.png" alt="A shop">',
      '<img src="/media/board-9x9-0123456789.webp" alt="A board">',
    ].join("");
    const found = await check({ title: " ", categoryId: undefined, content });
    expect(found).toEqual(
      [
        { message: "Please choose a category", place: { field: "categoryId" } },
        { message: "Please give a title", place: { field: "title" } },
        {
          message: "There is no page at /none. Please correct the link.",
          place: { link: "/none" },
        },
        {
          message: "This article has no heading for the link to #h-none. Please correct the link.",
          place: { link: "#h-none" },
        },
        {
          message:
            "There is no page, or no such heading on it, at /help-center/templates/open#h-none. Please correct the link.",
          place: { link: "/help-center/templates/open#h-none" },
        },
        {
          message:
            "Readers can't open /help-center/templates/draft yet. Please publish it first, or remove the link.",
          place: { link: "/help-center/templates/draft" },
        },
        {
          message: "This picture is not in the library. Please remove it or choose another.",
          place: { picture: "/media/board-9x9-0123456789.webp" },
        },
        {
          message: "A picture is on another website. Please upload it here.",
          place: { picture: "https://shop.example/a.png" },
        },
      ].map((finding) => ({ severity: "error", ...finding })),
    );
    const tooLarge = { content: "<h2>H</h2>".repeat(501) };
    expect((await check(tooLarge))[0]).toMatchObject({
      ...{ severity: "error", place: { field: "content" } },
      message: "Please use at most 500 headings, or split this article",
    });
    const place = { section: "help", category_id: categoryId, slug: "large" } as const;
    const id = await insertArticle(desk, { ...place, ...tooLarge, is_oversized: 1 });
    expect((await check({ ...tooLarge, id })).map(({ severity }) => severity)).not.toContain(
      "error",
    );
  });

  it.each([
    [
      { title: "A very long title that no search engine would show to its very end" },
      { field: "title" },
      "The title has 66 characters. Search engines show about 60.",
    ],
    [
      { metaDescription: "" },
      { field: "metaDescription" },
      "There is no description for search engines.",
    ],
    [
      { metaDescription: "Short." },
      { field: "metaDescription" },
      "The description has 6 characters. Best is 70 to 160.",
    ],
    [
      { imageAlt: null },
      { field: "imageAlt" },
      "The picture above the text has no words for people who can't see it.",
    ],
    [{ excerpt: "Kindly wait." }, { field: "excerpt" }, "Please avoid “Kindly”. Better: please."],
    [
      { content: "<p>Please do the <b>needful</b>.</p>" },
      { words: "do the needful" },
      "Please avoid “do the needful”. Better: say what to do.",
    ],
    [
      { content: "<h2>One</h2><h4>Two</h4>" },
      { words: "Two" },
      "The heading “Two” skips a level. Please make it a subheading.",
    ],
    [
      { content: '<img src="/media/x.webp" alt=" ">' },
      { picture: "/media/x.webp" },
      "A picture has no words for people who can't see it. Please say what it shows.",
    ],
    [
      { content: `<p>${"one ".repeat(35)}end.</p>` },
      { words: `${"one ".repeat(35)}end.` },
      "A sentence has 36 words. Please split it.",
    ],
    [
      {
        content: `<p>${"Organisational stakeholders conceptualise methodologies. ".repeat(20)}</p>`,
      },
      { field: "content" },
      "The text is hard to read: school grade 45, at most 8 is good. Please use shorter sentences and simpler words.",
    ],
  ])("gives one warning for what an editor should judge (%#)", async (changes, place, message) => {
    expect(await check(changes)).toEqual([{ severity: "warning", message, place }]);
  });

  it.each([
    ["a title of 60 characters", { title: "x".repeat(60) }],
    ["a sentence of 35 words", { content: `<p>${"one ".repeat(34)}end.</p>` }],
    ["a long text in another script", { content: `<p>${"हिन्दी में लिखा ".repeat(30)}</p>` }],
  ])("says nothing about %s", async (_, changes) => {
    expect(await check(changes)).toEqual([]);
  });
});
