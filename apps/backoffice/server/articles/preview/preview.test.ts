import { signPreview } from "@crm/contract/extensions/article-previews";
import { signSiteAssertion, siteAssertionHeader } from "@crm/contract/extensions/site-assertion";
import { afterEach, beforeEach, expect, it } from "vitest";
import { insertArticle, insertCategory } from "../../testing/sample-content.ts";
import { testTime } from "../../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../../testing/test-databases.ts";
import { openTestDesk, type TestDesk } from "../../testing/test-desk.ts";

const hour = 60 * 60_000;

describeOnEachDatabase("the preview of an article", (createDatabase) => {
  let desk: TestDesk;
  let id: string;
  beforeEach(async () => {
    desk = await openTestDesk(createDatabase);
    const category_id = await insertCategory(desk, { section: "help", slug: "data" });
    id = await insertArticle(desk, { section: "help", category_id, slug: "import" });
  });
  afterEach(() => desk.close());

  const link = async () => (await desk.ask("editor", "GET", `/articles/${id}/preview`)).body;
  const tokenOf = (url: string) => url.split("/").at(-1) ?? "";
  /** Asks like the site. */
  const read = (token: string) =>
    desk.request(`/api/article-previews?token=${token}`, {
      headers: {
        [siteAssertionHeader]: signSiteAssertion(
          desk.services.settings.publishSecret,
          {},
          desk.clock.now,
        ),
      },
    });
  const saveCopy = (fields: object) =>
    desk.services.db
      .insertInto("article_working_copies")
      .values({
        ...{ article_id: id, fields: JSON.stringify(fields), article_revision: 1 },
        ...{ saved_at: testTime, saved_by: "p1", publish_at: null, note: null },
      })
      .execute();

  it("has a link to the site for an hour, which shows the row while there is no working copy", async () => {
    const { url, until, stamp } = await link();
    expect(url).toMatch(/^http:\/\/localhost:3000\/preview\/help\/[\w-]+\.[\w-]+$/);
    expect(until).toBe("2026-11-21T05:30:00.000Z");
    expect(stamp).toBe("article 1");
    const { status, body, headers } = await read(tokenOf(url));
    expect(status).toBe(200);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(body).toMatchObject({
      section: "help",
      article: { title: "Article import", content: "<p>Body of import</p>", slug: "import" },
    });
  });

  it("shows an unfinished working copy, sanitized, and not on the site", async () => {
    const { url } = await link();
    await saveCopy({
      section: "blog",
      title: " ",
      content: '<p onclick="x()">New</p><script>alert(1)</script><img src=x onerror=alert(1)>',
    });
    const { body } = await read(tokenOf(url));
    expect(body).toMatchObject({
      section: "blog",
      article: { title: "Untitled", slug: "preview", content: "<p>New</p>" },
    });
    expect((await link()).stamp).toBe("copy 1795235400000 1");
    const live = await desk.request("/api/article/websit/HelpCentreArticles/slug/import");
    expect(live.body.article.content).toBe("<p>Body of import</p>");
  });

  it("is rejected after an hour, with another signature, and without the site's signature", async () => {
    const token = tokenOf((await link()).url);
    expect((await desk.request(`/api/article-previews?token=${token}`)).status).toBe(401);
    desk.clock.now += hour - 1;
    expect((await read(token)).status).toBe(200);
    desk.clock.now += 1;
    expect((await read(token)).status).toBe(410);
    const forged = signPreview("another secret", { article: id, until: testTime + 9 * hour });
    expect((await read(forged)).status).toBe(403);
    for (const odd of ["", "a", "a.b", `${token}.c`, `x${token}`]) {
      expect((await read(odd)).status).toBe(403);
    }
  });

  it("is not found once the article is deleted", async () => {
    const token = tokenOf((await link()).url);
    await desk.ask("editor", "POST", `/articles/${id}/trash`, { redirectTo: null });
    expect((await read(token)).status).toBe(404);
  });
});
