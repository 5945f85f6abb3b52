import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { changeAtDesk } from "../../testing/change-article.ts";
import { testTime } from "../../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../../testing/test-databases.ts";
import { openTestDesk, type TestDesk } from "../../testing/test-desk.ts";

const minute = 60_000;

describeOnEachDatabase("the desk's articles", (createDatabase) => {
  let desk: TestDesk;
  let number = 0;

  beforeAll(async () => {
    desk = await openTestDesk(createDatabase);
    const times = { created_at: testTime, updated_at: testTime };
    await desk.services.db
      .insertInto("categories")
      .values([
        {
          id: "h1",
          section: "help",
          name: "Setup",
          slug: "setup",
          type: "module",
          position: 1,
          ...times,
        },
        {
          id: "b1",
          section: "blog",
          name: "News",
          slug: "news",
          type: null,
          position: 1,
          ...times,
        },
      ])
      .execute();
  });
  beforeEach(() => {
    desk.clock.now = testTime;
  });
  afterAll(() => desk.close());

  const draft = () => ({
    section: "help",
    categoryId: "h1",
    list: "SecondArticles",
    title: `Article ${++number}`,
    slug: `article-${number}`,
    excerpt: "",
    metaDescription: "About it",
    content: "<p>Hello <strong>there</strong></p>",
  });
  const ask = (method: string, path: string, body?: unknown) =>
    desk.ask("editor", method, `/articles${path}`, body);
  const create = async (change: Record<string, unknown> = {}) =>
    (await ask("POST", "", { ...draft(), ...change })).body;
  /** Sends call 8 like the site. */
  const onSite = (slug: string) =>
    desk.request(`/api/article/websit/HelpCentreArticles/slug/${slug}`);

  it("are created as drafts that the site does not show", async () => {
    const { status, body } = await ask("POST", "", draft());
    expect(status).toBe(201);
    expect(body).toMatchObject({
      section: "help",
      categoryName: "Setup",
      list: "SecondArticles",
      status: "draft",
      publishedAt: null,
      siteUrl: null,
      excerpt: null,
      content: "<p>Hello <strong>there</strong></p>",
    });
    expect((await onSite(body.slug)).status).toBe(404);
  });

  it("are found by a part of the title and by the address of their page", async () => {
    const { slug } = await create({ title: "Tie a bow", slug: "bow-and-knot" });
    const search = async (words: string) => {
      const { body } = await ask("GET", `?q=${encodeURIComponent(words)}`);
      return body.data.map((article: { slug: string }) => article.slug);
    };
    expect(slug).toBe("bow-and-knot");
    expect(await search("ie A b")).toEqual([slug]);
    expect(await search("and-knot")).toEqual([slug]);
    const address = `https://crm.example/help-center/setup/${slug}`;
    expect(await search(address)).toEqual([slug]);
    expect(await search(`${address}/?utm_source=mail#top`)).toEqual([slug]);
    expect(await search("https://crm.example/help-center/setup/bow-and-knots")).toEqual([]);
    expect(await search("rope/bow")).toEqual([]);
  });

  it("need only a title as drafts, and a repeated request creates no second one", async () => {
    const given = { id: "0123456789abcdef0123456789abcdef", title: "Fold a boat" };
    const before = await desk.count("articles");
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await ask("POST", "", given);
      expect([status, body.id, body.slug]).toEqual([201, given.id, "fold-a-boat"]);
    }
    expect(await desk.count("articles")).toBe(before + 1);
  });

  it("are published and unpublished", async () => {
    const { id, slug } = await create();
    const { body } = await ask("POST", `/${id}/publish`, {});
    expect(body).toMatchObject({
      status: "published",
      publishedAt: new Date(testTime).toISOString(),
      siteUrl: `${desk.services.settings.siteUrl}/help-center/setup/${slug}`,
    });
    expect((await onSite(slug)).body.article.title).toBe(body.title);
    const taken = await ask("POST", `/${id}/unpublish`, {});
    expect(taken.body).toMatchObject({ status: "draft", siteUrl: null });
    expect((await onSite(slug)).status).toBe(404);
  });

  it("are scheduled, and published at their time", async () => {
    const { id, slug } = await create();
    const at = new Date(testTime + 10 * minute).toISOString();
    const { body } = await ask("POST", `/${id}/schedule`, { at });
    expect(body).toMatchObject({ status: "scheduled", publishedAt: at, siteUrl: null });
    expect((await onSite(slug)).status).toBe(404);
    desk.clock.now += 10 * minute;
    expect((await onSite(slug)).status).toBe(200);
    expect((await ask("GET", `/${id}`)).body.status).toBe("published");
  });

  it("reject a time that is invalid or has passed", async () => {
    const { id } = await create();
    const past = new Date(testTime - minute).toISOString();
    for (const at of [past, "tomorrow", undefined, 5]) {
      const { status, body } = await ask("POST", `/${id}/schedule`, { at });
      expect(status).toBe(400);
      expect(body.message).toMatch(/time/);
    }
    expect((await ask("GET", `/${id}`)).body.status).toBe("draft");
  });

  it("are changed, and published ones change on the site", async () => {
    const article = await create();
    await ask("POST", `/${article.id}/publish`, {});
    desk.clock.now += minute;
    const { status, body } = await changeAtDesk(desk, article.id, {
      title: "A better title",
      content: '<p onclick="x()">Now</p><script>alert(1)</script>',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: "A better title", content: "<p>Now</p>" });
    const { article: shown } = (await onSite(article.slug)).body;
    expect(shown).toMatchObject({ title: "A better title", content: "<p>Now</p>" });
  });

  it("are listed by origin, and a sample is the editor's own text once their change is published", async () => {
    const article = await create();
    const list = async (origin: string) =>
      (await ask("GET", `?origin=${origin}&limit=100`)).body.data.map(
        ({ id }: { id: string }) => id,
      );
    expect(await list("own")).toContain(article.id);
    await desk.services.db
      .updateTable("articles")
      .set({ is_sample: 1 })
      .where("id", "=", article.id)
      .execute();
    expect(await list("sample")).toEqual([article.id]);
    expect(await list("own")).not.toContain(article.id);
    expect((await ask("GET", `/${article.id}`)).body.isSample).toBe(true);
    await ask("POST", `/${article.id}/publish`, {});
    const { body } = await changeAtDesk(desk, article.id, { title: "Ours" });
    expect(body.isSample).toBe(false);
    expect(await list("sample")).toEqual([]);
    expect((await ask("GET", "?origin=other")).status).toBe(400);
  });

  it("do not overwrite what somebody else has saved", async () => {
    const { id } = await create();
    const { body: opened } = await ask("GET", `/${id}/working-copy`);
    const save = (seen: typeof opened, title: string) => {
      const { revision, articleRevision, fields } = seen;
      const body = { revision, articleRevision, tab: "tab-1", fields: { ...fields, title } };
      return ask("PUT", `/${id}/working-copy`, body);
    };
    desk.clock.now += minute;
    const theirs = await save(opened, "Theirs");
    expect(theirs.status).toBe(200);
    const mine = await save(opened, "Mine");
    expect(mine.status).toBe(409);
    expect(mine.body.message).toMatch(/Somebody else/);
    expect((await ask("GET", `/${id}`)).body.title).toBe("Theirs");
    await save(mine.body.conflict.current, "Mine");
    expect((await ask("GET", `/${id}`)).body.title).toBe("Mine");
  });

  it("name every invalid field, and store nothing", async () => {
    const before = await desk.count("articles");
    const incomplete = { section: "help", slug: "Not A Slug" };
    const { status, body } = await ask("POST", "", incomplete);
    expect(status).toBe(400);
    // A draft needs no more than a title, a published article does.
    expect(Object.keys(body.errors).sort()).toEqual(["slug", "title"]);
    expect(body.errors.title).toBe("Please give a title");
    const { id, slug } = await create();
    const empty = { ...incomplete, categoryId: "", title: "", content: "" };
    await changeAtDesk(desk, id, empty);
    const published = await ask("POST", `/${id}/publish`, {});
    expect(Object.keys(published.body.errors).sort()).toEqual([
      ...["categoryId", "content", "slug", "title"],
    ]);
    const taken = await ask("POST", "", { ...draft(), slug });
    expect(taken.status).toBe(409);
    expect(taken.body.errors.slug).toMatch(/^Another article of this section has this address/);
    const strange = await ask("POST", "", { ...draft(), categoryId: "b1" });
    expect(strange.body.errors).toHaveProperty("categoryId");
    expect(await desk.count("articles")).toBe(before + 1);
  });

  it("reject invalid bodies and too large ones", async () => {
    expect((await ask("POST", "", [])).status).toBe(400);
    expect((await ask("POST", "", { ...draft(), title: { a: 1 } })).body.errors).toHaveProperty(
      "title",
    );
    const large = await ask("POST", "", { ...draft(), content: "x".repeat(1_100_000) });
    expect(large).toMatchObject({ status: 413, body: { message: expect.stringMatching(/large/) } });
    const long = await ask("POST", "", { ...draft(), content: "x".repeat(500_000) });
    expect(long.body.errors).toHaveProperty("content");
    const raw = { method: "POST", headers: { Cookie: desk.cookies.editor }, body: "{}" };
    expect((await desk.request("/api/desk/articles", raw)).status).toBe(400);
  });

  it("are not published with a picture of another website, which a published one may keep", async () => {
    const remote = '<p>A</p><img src="https://shop.example/a.png" alt="A" />';
    const { id } = await create({ content: remote });
    const rejected = await ask("POST", `/${id}/publish`, {});
    expect(rejected.status).toBe(400);
    expect(rejected.body.errors.content).toBe(
      "Please upload or remove the pictures of other websites: https://shop.example/a.png. They are marked in the text.",
    );
    const at = new Date(testTime + minute).toISOString();
    expect((await ask("POST", `/${id}/schedule`, { at })).status).toBe(400);
    expect((await ask("GET", `/${id}`)).body.status).toBe("draft");

    // As older versions could publish it.
    await desk.services.db
      .updateTable("articles")
      .set({ published_at: testTime })
      .where("id", "=", id)
      .execute();
    const kept = await changeAtDesk(desk, id, { content: `${remote}<p>B</p>` });
    expect(kept.status).toBe(200);
    const added = `${remote}<img src="//other.example/b.png" /><img src="http://other.example/b.png" alt="B" />`;
    const second = await changeAtDesk(desk, id, { content: added });
    expect(second.body.errors.content).toContain("http://other.example/b.png");
    expect(second.body.errors.content).not.toContain("shop.example");
  });

  it("answer 404 to every request for an unknown article", async () => {
    expect((await ask("GET", "/unknown")).status).toBe(404);
    const save = { revision: 0, articleRevision: 1, tab: "tab-1", fields: draft() };
    expect((await ask("PUT", "/unknown/working-copy", save)).status).toBe(404);
    expect((await ask("POST", "/unknown/publish", {})).status).toBe(404);
    expect((await ask("POST", "/unknown/unpublish", {})).status).toBe(404);
    const at = new Date(testTime + minute).toISOString();
    expect((await ask("POST", "/unknown/schedule", { at })).status).toBe(404);
  });

  it("are listed without bodies, by section, category, status and title", async () => {
    const blog = await create({ section: "blog", categoryId: "b1", title: "Diwali plan" });
    const later = await create({ title: "Later plan" });
    const at = new Date(testTime + minute).toISOString();
    await ask("POST", `/${later.id}/schedule`, { at });
    const idsOf = async (query: string) => {
      const { body } = await ask("GET", `?perPage=100&${query}`);
      expect(body.total).toBe(body.data.length);
      return body.data.map(({ id }: { id: string }) => id);
    };
    expect(await idsOf("section=blog")).toEqual([blog.id]);
    expect(await idsOf("categoryId=b1")).toEqual([blog.id]);
    expect(await idsOf("status=scheduled&q=plan")).toEqual([later.id]);
    expect(await idsOf("q=PLAN&sort=title&order=ASC")).toEqual([blog.id, later.id]);
    expect(await idsOf("status=draft")).not.toContain(later.id);
    const { body } = await ask("GET", "");
    expect(body.data[0]).not.toHaveProperty("content");
    expect((await ask("GET", "?status=gone")).status).toBe(400);
  });

  it("have categories that the editor can choose", async () => {
    const { body } = await desk.ask("editor", "GET", "/categories");
    expect(body).toEqual({
      data: [
        expect.objectContaining({ id: "h1", section: "help", name: "Setup", type: "module" }),
        expect.objectContaining({ id: "b1", section: "blog", name: "News", type: null }),
      ],
      total: 2,
    });
  });
});
