import { redirectsPath } from "@crm/contract/extensions/old-addresses";
import { afterEach, beforeEach, expect, it } from "vitest";
import { articleInput } from "../articles/article-input.ts";
import { publishArticle, unpublishArticle } from "../articles/publish-article.ts";
import { createArticle } from "../articles/save-article.ts";
import { updateCategory } from "../categories/save-category.ts";
import { apiPath } from "../http/app-env.ts";
import type { Services } from "../services.ts";
import { changeArticle } from "../testing/change-article.ts";
import { recordChanges } from "../testing/record-changes.ts";
import { insertArticle, insertCategory } from "../testing/sample-content.ts";
import { openTestBackoffice, type TestBackoffice } from "../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";

describeOnEachDatabase("an old address", (createDatabase) => {
  let office: TestBackoffice;
  let services: Services;
  let told: string[];
  let templates: string;
  let setting: string;
  let news: string;
  beforeEach(async () => {
    office = await openTestBackoffice(createDatabase);
    told = [];
    services = recordChanges(office.services, (paths) => told.push(...paths));
    templates = await insertCategory(office, { section: "help", slug: "templates" });
    setting = await insertCategory(office, { section: "help", slug: "profile" });
    news = await insertCategory(office, { section: "blog", slug: "news" });
  });
  afterEach(() => office.close());

  const input = (slug: string, given: Record<string, unknown> = {}) =>
    articleInput.parse({
      section: "help",
      categoryId: templates,
      title: slug,
      slug,
      content: "<p>Text</p>",
      ...given,
    });
  const publish = async (slug: string, given: Record<string, unknown> = {}) => {
    const id = await createArticle(services, input(slug, given));
    await publishArticle(services, id);
    return id;
  };
  const findTarget = async (path: string): Promise<string | null> => {
    const query = new URLSearchParams({ path });
    return (await office.request(`${apiPath}${redirectsPath}?${query}`)).body.path;
  };
  const contentOf = async (id: string) =>
    (
      await services.db
        .selectFrom("articles")
        .select("content")
        .where("id", "=", id)
        .executeTakeFirstOrThrow()
    ).content;

  it("of an article redirects to the current one, after any number of changes", async () => {
    const id = await publish("first");
    for (const slug of ["second", "third"]) await changeArticle(services, id, input(slug));
    expect(await findTarget("/help-center/templates/first")).toBe("/help-center/templates/third");
    expect(await findTarget("/help-center/templates/second")).toBe("/help-center/templates/third");
    await changeArticle(services, id, input("first"));
    expect(await findTarget("/help-center/templates/first")).toBeNull();
    expect(await findTarget("/help-center/templates/third")).toBe("/help-center/templates/first");
  });

  it("of a post redirects, also to the help centre", async () => {
    const id = await publish("first", { section: "blog", categoryId: news });
    await changeArticle(services, id, input("second", { section: "blog", categoryId: news }));
    expect(await findTarget("/blog/first")).toBe("/blog/second");
    await changeArticle(services, id, input("second"));
    expect(await findTarget("/blog/first")).toBe("/help-center/templates/second");
    expect(await findTarget("/blog/second")).toBe("/help-center/templates/second");
  });

  it("redirects until a new article is published there; a draft does not matter", async () => {
    const id = await publish("first");
    await changeArticle(services, id, input("second"));
    const other = await createArticle(services, input("first"));
    expect(await findTarget("/help-center/templates/first")).toBe("/help-center/templates/second");
    await publishArticle(services, other);
    expect(await findTarget("/help-center/templates/first")).toBeNull();
    await unpublishArticle(services, other);
    expect(await findTarget("/help-center/templates/first")).toBeNull();
  });

  it("redirects until another article is changed to it", async () => {
    const id = await publish("first");
    await changeArticle(services, id, input("second"));
    const other = await publish("third");
    await changeArticle(services, other, input("first"));
    await unpublishArticle(services, other);
    expect(await findTarget("/help-center/templates/first")).toBeNull();
  });

  it("of a draft or an unpublished article does not redirect", async () => {
    const draft = await createArticle(services, input("first"));
    await changeArticle(services, draft, input("second"));
    expect(await findTarget("/help-center/templates/first")).toBeNull();
    const id = await publish("third");
    await changeArticle(services, id, input("fourth"));
    await unpublishArticle(services, id);
    expect(await findTarget("/help-center/templates/third")).toBeNull();
  });

  it("of a category redirects with its articles, and links change", async () => {
    const inside = await insertArticle(office, {
      section: "help",
      category_id: setting,
      slug: "photo",
    });
    const linking = await publish("linking", {
      content:
        '<p><a href="/help-center/profile">a</a> <a href="/help-center/profile/photo#x">b</a></p>',
    }).catch((error) => error);
    expect(linking).toMatchObject({ status: 400, message: expect.stringContaining("#x") });
    const id = await publish("linking", {
      content: `<p><a href="/help-center/profile">a</a> <a href="${services.settings.siteUrl}/help-center/profile/photo?a=1">b</a></p>`,
    });
    told = [];
    await updateCategory(services, setting, { name: "You", slug: "you", type: "module" });
    expect(await findTarget("/help-center/profile")).toBe("/help-center/you");
    expect(await contentOf(id)).toBe(
      '<p><a href="/help-center/you">a</a> <a href="/help-center/you/photo">b</a></p>',
    );
    expect(told).toEqual(
      expect.arrayContaining([
        "/help-center",
        "/help-center/profile",
        "/help-center/you",
        "/help-center/profile/photo",
        "/help-center/you/photo",
        "/help-center/templates/linking",
      ]),
    );
    expect(inside).toBeTruthy();
    await updateCategory(services, news, { name: "News", slug: "fresh", type: null });
    expect(await findTarget("/blog?category=news")).toBe("/blog?category=fresh");
  });

  it("is replaced in other articles' links, without a new date or revision", async () => {
    const id = await publish("first");
    const linking = await publish("linking", {
      content: '<p><a href="/help-center/templates/first">a</a> &amp; "/first"</p>',
    });
    const before = await services.db
      .selectFrom("articles")
      .select(["updated_at", "revision"])
      .where("id", "=", linking)
      .executeTakeFirstOrThrow();
    office.clock.now += 60_000;
    told = [];
    await changeArticle(services, id, input("second", { categoryId: setting }));
    expect(await contentOf(linking)).toBe(
      '<p><a href="/help-center/profile/second">a</a> &amp; "/first"</p>',
    );
    const after = await services.db
      .selectFrom("articles")
      .select(["updated_at", "revision"])
      .where("id", "=", linking)
      .executeTakeFirstOrThrow();
    expect(after).toEqual(before);
    expect(told).toContain("/help-center/templates/linking");
    // An editor who had it open saves the old link.
    const opened = '<p><a href="/help-center/templates/first">a</a></p>';
    await changeArticle(services, linking, input("linking", { content: opened }));
    expect(await contentOf(linking)).toContain("/help-center/profile/second");
  });

  it.each(["", "/", "/nothing", "//e.example/x", "https://e.example/", "/blog/none", "/%ff"])(
    "that never existed, like %j, does not redirect",
    async (path) => {
      expect(await findTarget(path)).toBeNull();
    },
  );
});
