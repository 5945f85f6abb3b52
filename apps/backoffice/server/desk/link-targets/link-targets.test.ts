import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testTime } from "../../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../../testing/test-databases.ts";
import { openTestDesk, type TestDesk } from "../../testing/test-desk.ts";

/** The site's list of its own pages. */
const pages = [
  {
    kind: "tutorial",
    path: "/import-upto-contact",
    title: "Import your contacts",
    headings: [{ id: "h-the-file", text: "The file" }],
  },
  { kind: "page", path: "/pricing", title: "Pricing", headings: [] },
];

describeOnEachDatabase("the pages that an article can link to", (createDatabase) => {
  let isUp = true;
  let requests = 0;
  const site = createServer((request, response) => {
    requests += 1;
    response.statusCode = isUp && request.url === "/search/pages.json" ? 200 : 503;
    response.end(isUp ? JSON.stringify({ pages }) : "{}");
  });
  let desk: TestDesk;

  beforeAll(async () => {
    await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
    const { port } = site.address() as AddressInfo;
    desk = await openTestDesk(createDatabase, { SITE_URL: `http://127.0.0.1:${port}` });
    const times = { created_at: testTime, updated_at: testTime };
    await desk.services.db
      .insertInto("categories")
      .values([
        {
          id: "h",
          section: "help",
          name: "Data",
          slug: "data",
          type: "module",
          position: 1,
          ...times,
        },
        { id: "b", section: "blog", name: "News", slug: "news", type: null, position: 1, ...times },
      ])
      .execute();
    const write = async (section: string, title: string, content: string) => {
      const slug = title.toLowerCase().replaceAll(" ", "-");
      const categoryId = section[0];
      const body = { section, categoryId, title, slug, content };
      return (await desk.ask("editor", "POST", "/articles", body)).body.id;
    };
    await write("help", "Import a price list", "<p>Draft</p>");
    const published = await write(
      "help",
      "Import contacts",
      "<h2>The file</h2><p>A</p><h3>The file</h3>",
    );
    await desk.ask("editor", "POST", `/articles/${published}/publish`, {});
    await write("blog", "From Excel in an evening", "<p>Import it</p>");
    const deleted = await write("help", "Import contacts by hand", "<p>Deleted</p>");
    await desk.ask("editor", "POST", `/articles/${deleted}/trash`, { redirectTo: null });
  });
  afterAll(async () => {
    await desk.close();
    site.close();
  });

  const find = async (q: string) => {
    const { body } = await desk.ask("editor", "GET", `/linkTargets?q=${encodeURIComponent(q)}`);
    return body;
  };
  const describeOne = (href: string) =>
    desk.ask("editor", "GET", `/linkTargets/one?href=${encodeURIComponent(href)}`);

  it("are found by the words of their title: published articles, drafts, then the site's own pages", async () => {
    expect(await find(" IMPORT ")).toEqual({
      lacksPages: false,
      data: [
        {
          kind: "help",
          path: "/help-center/data/import-contacts",
          title: "Import contacts",
          status: "published",
        },
        {
          kind: "help",
          path: "/help-center/data/import-a-price-list",
          title: "Import a price list",
          status: "draft",
        },
        {
          kind: "tutorial",
          path: "/import-upto-contact",
          title: "Import your contacts",
          status: null,
        },
      ],
    });
    expect((await find("evening excel")).data).toMatchObject([
      { kind: "blog", path: "/blog/from-excel-in-an-evening" },
    ]);
    expect((await find("100%_")).data).toEqual([]);
    // The list of the site's pages is fetched once for all of these.
    expect(requests).toBe(1);
  });

  it("are described with the headings that the site gives them", async () => {
    const article = await describeOne("/help-center/data/import-contacts#h-the-file-2");
    expect(article.body).toMatchObject({
      title: "Import contacts",
      headings: [
        { id: "h-the-file", text: "The file" },
        { id: "h-the-file-2", text: "The file" },
      ],
    });
    const tutorial = await describeOne("/Import-Upto-Contact");
    expect(tutorial.body).toMatchObject({
      title: "Import your contacts",
      headings: pages[0]?.headings,
    });
    for (const href of [
      "/help-center/data/gone",
      "https://other.example/",
      "//e.example",
      "",
      "/x\0",
    ]) {
      expect((await describeOne(href)).status, href).toBe(404);
    }
  });

  it("are only articles while the site can't be reached, and it is asked again later", async () => {
    isUp = false;
    desk.clock.now += 6 * 60_000;
    // An older list is better than none.
    expect((await find("pricing")).data).toHaveLength(1);
    const restarted = await openTestDesk(createDatabase, { SITE_URL: "http://127.0.0.1:9" });
    const { body } = await restarted.ask("editor", "GET", "/linkTargets?q=pricing");
    expect(body).toEqual({ data: [], lacksPages: true });
    await restarted.close();
  });
});
