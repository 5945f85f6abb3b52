import { callPath } from "@crm/contract/calls/call";
import { getBlogArticle } from "@crm/contract/calls/get-blog-article";
import { getBlogCategory } from "@crm/contract/calls/get-blog-category";
import { getHelpArticle } from "@crm/contract/calls/get-help-article";
import { getHelpArticleBySlug } from "@crm/contract/calls/get-help-article-by-slug";
import { getHelpCategory } from "@crm/contract/calls/get-help-category";
import { listBlogArticles } from "@crm/contract/calls/list-blog-articles";
import { listBlogCategories } from "@crm/contract/calls/list-blog-categories";
import { listHelpCategories } from "@crm/contract/calls/list-help-categories";
import { afterEach, beforeEach, expect, it } from "vitest";
import { insertArticle, insertCategory } from "../testing/sample-content.ts";
import { openTestBackoffice, type TestBackoffice, testTime } from "../testing/test-backoffice.ts";
import { describeOnEachDatabase } from "../testing/test-databases.ts";

const day = 86_400_000;

describeOnEachDatabase("calls 5 to 12", (createDatabase) => {
  let office: TestBackoffice;
  let templates: string;
  let news: string;
  beforeEach(async () => {
    office = await openTestBackoffice(createDatabase);
    templates = await insertCategory(office, { section: "help", slug: "templates", position: 2 });
    news = await insertCategory(office, { section: "blog", slug: "news", name: "News" });
  });
  afterEach(() => office.close());

  const help = (slug: string, more = {}) =>
    insertArticle(office, { section: "help", category_id: templates, slug, ...more });
  const post = (slug: string, more = {}) =>
    insertArticle(office, { section: "blog", category_id: news, slug, ...more });

  it("call 5 lists the categories with their four lists, in order, without bodies", async () => {
    await insertCategory(office, { section: "help", slug: "setting", type: "whatsapp" });
    await help("second", { position: 2 });
    await help("first", { position: 1 });
    await help("other", { list: "ForthArticles" });
    await help("draft", { published_at: null });
    await help("tomorrow", { published_at: testTime + day });
    const { status, body } = await office.request(callPath(listHelpCategories));
    expect(status).toBe(200);
    expect(listHelpCategories.response.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({
      success: true,
      categories: [
        { slug: "setting", type: "whatsapp", FastArticles: [] },
        {
          slug: "templates",
          type: "module",
          FastArticles: [{ slug: "first" }, { slug: "second" }],
          SecondArticles: [],
          ThirdArticles: [],
          ForthArticles: [{ slug: "other" }],
        },
      ],
    });
    expect(body.categories[1]._id).toBe(templates);
    expect(JSON.stringify(body)).not.toMatch(/Body of|draft|tomorrow/);
  });

  it("call 6 returns one category, and answers 404 for an unknown slug or a blog category's", async () => {
    await help("one", { list: "ThirdArticles" });
    const { status, body } = await office.request(callPath(getHelpCategory, { slug: "templates" }));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      category: { name: "Category templates", ThirdArticles: [{ slug: "one" }], FastArticles: [] },
    });
    expect(JSON.stringify(body)).not.toContain("Body of");
    for (const slug of ["news", "TEMPLATES", "none", "'", "%"]) {
      const answer = await office.request(callPath(getHelpCategory, { slug }));
      expect(answer).toMatchObject({
        status: 404,
        body: { success: false, message: "No articles found" },
      });
    }
  });

  it("calls 7 and 8 return a help article with its body, by id and by slug", async () => {
    const id = await help("one", {
      title: "One & only",
      excerpt: "In short",
      meta_description: "What it is",
      image: "https://example.com/a.png",
    });
    const byId = await office.request(callPath(getHelpArticle, { id }));
    const bySlug = await office.request(callPath(getHelpArticleBySlug, { articleSlug: "one" }));
    expect(byId.status).toBe(200);
    expect(byId.body).toEqual({
      success: true,
      article: {
        _id: id,
        id,
        title: "One & only",
        slug: "one",
        image: "https://example.com/a.png",
        excerpt: "In short",
        metaDescription: "What it is",
        publishedAt: "2026-11-20T04:30:00.000Z",
        updatedAt: "2026-11-20T04:30:00.000Z",
        createdAt: "2026-11-20T04:30:00.000Z",
        category: { name: "Category templates", slug: "templates" },
        content: "<p>Body of one</p>",
      },
    });
    expect(bySlug).toMatchObject({ status: 200, body: byId.body });
  });

  it("call 10 returns a post with its body", async () => {
    const id = await post("hello");
    const answer = await office.request(callPath(getBlogArticle, { id }));
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      success: true,
      article: { _id: id, content: "<p>Body of hello</p>", category: { name: "News" } },
    });
  });

  it("calls 7, 8 and 10 answer 404 for an article that is unknown, unpublished or of the other section", async () => {
    const draft = await help("draft", { published_at: null });
    const later = await help("later", { published_at: testTime + 1 });
    const blog = await post("post");
    const paths = [
      ...[draft, later, blog, "none", "%"].map((id) => callPath(getHelpArticle, { id })),
      `${callPath(getHelpArticle, { id: "x" })}%2F..%2Fx`,
      ...["draft", "later", "post", "none"].map((articleSlug) =>
        callPath(getHelpArticleBySlug, { articleSlug }),
      ),
      ...[draft, later, "none"].map((id) => callPath(getBlogArticle, { id })),
      `${callPath(getHelpArticle, { id: "x" })}%00`,
      `${callPath(getHelpArticle, { id: "x" })}%E0%A4%A`,
    ];
    for (const path of paths) {
      const { status, body } = await office.request(path);
      expect(status, path).toBe(404);
      expect(body, path).toMatchObject({ success: false, message: expect.any(String) });
    }
    expect(office.logged).toEqual([]);
  });

  it("return a scheduled article from its time on, with no older date", async () => {
    await help("later", { published_at: testTime + day, updated_at: testTime });
    const path = callPath(getHelpArticleBySlug, { articleSlug: "later" });
    expect((await office.request(path)).status).toBe(404);
    office.clock.now += day;
    const { status, body } = await office.request(path);
    expect(status).toBe(200);
    expect(body.article.updatedAt).toBe(body.article.publishedAt);
  });

  it("call 9 lists posts, newest first, without bodies", async () => {
    await post("old", { published_at: testTime - 3 * day });
    await post("new", { published_at: testTime - day });
    await post("draft", { published_at: null });
    const { status, body } = await office.request(callPath(listBlogArticles));
    expect(status).toBe(200);
    expect(body.success).toBe(true);
    expect(body.articles.map(({ slug }: { slug: string }) => slug)).toEqual(["new", "old"]);
    expect(JSON.stringify(body)).not.toContain("Body of");
  });

  it("call 11 lists the blog's categories with their numbers of published posts", async () => {
    await insertCategory(office, { section: "blog", slug: "empty", name: "Empty", position: 2 });
    await post("one");
    await post("two");
    await post("draft", { published_at: null });
    await post("later", { published_at: testTime + day });
    const { status, body } = await office.request(callPath(listBlogCategories));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      categories: [
        { _id: news, name: "News", slug: "news", count: 2 },
        { name: "Empty", count: 0 },
      ],
    });
  });

  it("call 12 returns a category's posts under data, and answers 404 for an unknown slug", async () => {
    await post("one");
    const { status, body } = await office.request(callPath(getBlogCategory, { slug: "news" }));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: { articles: [{ slug: "one" }], category: { name: "News" } },
    });
    expect(JSON.stringify(body)).not.toContain("Body of");
    for (const slug of ["templates", "none"]) {
      const answer = await office.request(callPath(getBlogCategory, { slug }));
      expect(answer).toMatchObject({ status: 404, body: { success: false } });
    }
  });

  it("answer 405 to writes", async () => {
    for (const call of [listHelpCategories, listBlogArticles, listBlogCategories]) {
      const answer = await office.request(callPath(call), { method: "POST" });
      expect(answer.status).toBe(405);
      expect(answer.headers.get("Allow")).toBe("GET");
    }
  });
});
