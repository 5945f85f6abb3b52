import { callPath } from "@crm/contract/calls/call";
import { getHelpArticleBySlug } from "@crm/contract/calls/get-help-article-by-slug";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Services } from "../services.ts";
import { changeArticle } from "../testing/change-article.ts";
import { recordChanges } from "../testing/record-changes.ts";
import { insertArticle, insertCategory } from "../testing/sample-content.ts";
import { openTestBackoffice, type TestBackoffice } from "../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";
import { articleFields } from "./article-fields.ts";
import { articleInput } from "./article-input.ts";
import { publishArticle, scheduleArticle, unpublishArticle } from "./publish-article.ts";
import { createArticle } from "./save-article.ts";
import { saveWorkingCopy } from "./save-working-copy.ts";

describeOnEachDatabase("an article", (createDatabase) => {
  let office: TestBackoffice;
  let services: Services;
  let templates: string;
  let setting: string;
  let news: string;
  let told: string[][];
  beforeEach(async () => {
    office = await openTestBackoffice(createDatabase);
    told = [];
    services = recordChanges(office.services, (paths) => told.push(paths));
    templates = await insertCategory(office, { section: "help", slug: "templates" });
    setting = await insertCategory(office, { section: "help", slug: "setting" });
    news = await insertCategory(office, { section: "blog", slug: "news" });
  });
  afterEach(() => office.close());

  const input = (given: Record<string, unknown> = {}) =>
    articleInput.parse({
      section: "help",
      categoryId: templates,
      list: "SecondArticles",
      title: "Import contacts",
      slug: "import-contacts",
      content: "<p>Text</p><script>alert(1)</script>",
      ...given,
    });
  const read = (id: string) =>
    services.db.selectFrom("articles").selectAll().where("id", "=", id).executeTakeFirst();
  const onSite = async (articleSlug: string) =>
    (await office.request(callPath(getHelpArticleBySlug, { articleSlug }))).status === 200;

  it("is saved only once when two editors had the same version open", async () => {
    const id = await createArticle(services, input());
    const opened = { revision: 0, articleRevision: 1 };
    const saved = await Promise.allSettled(
      ["One", "Other"].map((title) => {
        const fields = articleFields.parse(input({ title }));
        return saveWorkingCopy(services, id, { ...opened, fields, personId: title, tab: title });
      }),
    );
    const rejected = saved.find(({ status }) => status === "rejected");
    expect(rejected).toMatchObject({ reason: { status: 409 } });
    const first = saved.findIndex(({ status }) => status === "fulfilled");
    expect(await read(id)).toMatchObject({ title: ["One", "Other"][first] });
  });

  it("starts as a sanitized draft, last in its list, and changes no page", async () => {
    const first = await createArticle(services, input({ slug: "first" }));
    const second = await createArticle(services, input());
    expect(await read(first)).toMatchObject({ position: 1 });
    expect(await read(second)).toMatchObject({
      position: 2,
      content: "<p>Text</p>",
      list: "SecondArticles",
      published_at: null,
      image: null,
    });
    expect(await onSite("import-contacts")).toBe(false);
    expect(told).toEqual([]);
  });

  it("is published, keeps its date when published again, and is unpublished", async () => {
    const id = await createArticle(services, input());
    await publishArticle(services, id);
    expect(await onSite("import-contacts")).toBe(true);
    const day = office.clock.now;
    office.clock.now += 86_400_000;
    await publishArticle(services, id);
    expect(await read(id)).toMatchObject({ published_at: day });
    await unpublishArticle(services, id);
    expect(await onSite("import-contacts")).toBe(false);
    const pages = [
      "/help-center",
      "/help-center/templates",
      "/help-center/templates/import-contacts",
    ];
    expect(told).toHaveLength(2);
    for (const paths of told) expect(paths).toEqual(expect.arrayContaining(pages));
  });

  it("is scheduled, and published at its time", async () => {
    const id = await createArticle(services, input());
    await scheduleArticle(services, id, office.clock.now + 1_000);
    expect(await onSite("import-contacts")).toBe(false);
    office.clock.now += 1_000;
    expect(await onSite("import-contacts")).toBe(true);
    for (const time of [office.clock.now, 0, Number.NaN]) {
      await expect(scheduleArticle(services, id, time)).rejects.toMatchObject({
        status: 400,
        field: "publishedAt",
      });
    }
  });

  it("makes its old and new pages stale when it changes while published", async () => {
    const id = await createArticle(services, input());
    await publishArticle(services, id);
    told = [];
    office.clock.now += 60_000;
    await changeArticle(services, id, { slug: "import", categoryId: setting });
    expect(await read(id)).toMatchObject({ slug: "import", updated_at: office.clock.now });
    expect(told.flat()).toEqual(
      expect.arrayContaining([
        "/help-center/templates",
        "/help-center/templates/import-contacts",
        "/help-center/setting",
        "/help-center/setting/import",
      ]),
    );
  });

  it("of the blog makes every post's page stale, because each lists others", async () => {
    await insertArticle(office, { section: "blog", category_id: news, slug: "older" });
    const id = await createArticle(
      services,
      input({ section: "blog", categoryId: news, slug: "newer" }),
    );
    expect(await read(id)).toMatchObject({ list: null });
    await publishArticle(services, id);
    expect(told.flat()).toEqual(
      expect.arrayContaining(["/blog", "/blog/older", "/blog/newer", "/help-center"]),
    );
  });

  it("can't have the address of another article, except one of the other section", async () => {
    await createArticle(services, input({ slug: "taken" }));
    const id = await createArticle(services, input());
    const message =
      "Another article of this section has this address, perhaps in the trash. Please choose another.";
    const rejected = { status: 409, field: "slug", message };
    await expect(createArticle(services, input({ slug: "taken" }))).rejects.toMatchObject(rejected);
    await changeArticle(services, id, { slug: "taken" });
    await expect(publishArticle(services, id)).rejects.toMatchObject(rejected);
    await createArticle(services, input({ slug: "taken", section: "blog", categoryId: news }));
    expect(await read(id)).toMatchObject({ slug: "import-contacts" });
    expect(await office.count("articles")).toBe(3);
  });

  it("needs a category of its section", async () => {
    for (const categoryId of [news, "none"]) {
      await expect(createArticle(services, input({ categoryId }))).rejects.toMatchObject({
        status: 400,
        field: "categoryId",
      });
    }
    expect(await office.count("articles")).toBe(0);
  });

  it("that does not exist can't be changed, published or scheduled", async () => {
    const later = office.clock.now + 1;
    const results = await Promise.allSettled([
      changeArticle(services, "none", {}),
      publishArticle(services, "none"),
      unpublishArticle(services, "none"),
      scheduleArticle(services, "none", later),
    ]);
    expect(results).toHaveLength(4);
    for (const result of results) expect(result).toMatchObject({ reason: { status: 404 } });
  });

  it.each([
    [{ title: " " }, "title"],
    [{ title: "x".repeat(201) }, "title"],
    [{ slug: "Import" }, "slug"],
    [{ slug: "import--contacts" }, "slug"],
    [{ slug: "../x" }, "slug"],
    [{ image: "javascript:alert(1)" }, "image"],
    [{ image: "//e.example/a.png" }, "image"],
    [{ list: "FourthArticles" }, "list"],
    [{ section: "news" }, "section"],
    [{ content: undefined }, "content"],
  ])("with %j is rejected with a message for the field", (given, field) => {
    const result = articleInput.safeParse({ ...input(), ...given });
    expect(result.error?.issues).toMatchObject([
      { path: [field], message: expect.stringMatching(/^Please /) },
    ]);
  });
});
