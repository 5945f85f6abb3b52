import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brand } from "@crm/brand";
import { callPath } from "@crm/contract/calls/call";
import { getHelpArticleBySlug } from "@crm/contract/calls/get-help-article-by-slug";
import { listBlogCategories } from "@crm/contract/calls/list-blog-categories";
import { listHelpCategories } from "@crm/contract/calls/list-help-categories";
import { readPictureSize } from "@crm/contract/extensions/media";
import { leadCapture } from "@crm/contract/lead-capture";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sanitizeContent } from "../server/articles/sanitize-content.ts";
import { apiPath } from "../server/http/app-env.ts";
import {
  jsonPost,
  openTestBackoffice,
  type TestBackoffice,
  testTime,
} from "../server/testing/test-backoffice.ts";
import {
  type CreateTestDatabase,
  describeOnEachDatabase,
} from "../server/testing/test-databases.ts";
import { blogCategories, helpCategories } from "./categories.ts";
import { demoCompanyFile } from "./demo-company.ts";
import { readSeedArticles, type SeedArticle } from "./read-articles.ts";
import { readSeedPictures } from "./read-pictures.ts";
import { seedDatabase } from "./seed-database.ts";

const pictures = await readSeedPictures();
const [help, blog] = (["help", "blog"] as const).map((section) =>
  readSeedArticles(section, pictures),
) as [SeedArticle[], SeedArticle[]];

async function openNew(createDatabase: CreateTestDatabase): Promise<TestBackoffice> {
  const office = await openTestBackoffice(createDatabase);
  await office.services.db.deleteFrom("campaigns").execute();
  return office;
}

const seed = ({ services, clock }: TestBackoffice) =>
  seedDatabase(services.db, services.settings, clock.now);

describeOnEachDatabase("the seed", (createDatabase) => {
  let office: TestBackoffice;
  let isFilled: boolean;
  beforeAll(async () => {
    office = await openNew(createDatabase);
    isFilled = await seed(office);
  });
  afterAll(() => office.close());

  it("publishes the sample articles when it is loaded, a minute apart, and marks them", async () => {
    const rows = await office.services.db
      .selectFrom("articles")
      .select(["section", "slug", "published_at", "created_at", "updated_at", "is_sample"])
      .orderBy("published_at", "desc")
      .execute();
    for (const [section, all] of [
      ["help", help],
      ["blog", blog],
    ] as const) {
      const found = rows.filter((row) => row.section === section);
      expect(found.map(({ published_at }) => published_at)).toEqual(
        all.map((_, index) => testTime - index * 60_000),
      );
    }
    for (const { published_at, created_at, updated_at, is_sample } of rows) {
      expect([created_at, updated_at, is_sample]).toEqual([published_at, published_at, 1]);
    }
    expect(rows.filter(({ section }) => section === "blog").slice(0, 3)).toMatchObject([
      { slug: "whatsapp-bills-each-message" },
      { slug: "diwali-broadcast-plan" },
      { slug: "first-message-to-a-marketplace-lead" },
    ]);
  });

  it("can be read through the calls", async () => {
    const lists = await office.request(callPath(listHelpCategories));
    expect(lists.body.categories.map(({ slug }: { slug: string }) => slug).sort()).toEqual(
      helpCategories.map(({ slug }) => slug).sort(),
    );
    const sidebar = await office.request(callPath(listBlogCategories));
    for (const { slug, count } of sidebar.body.categories) expect(count, slug).toBeGreaterThan(0);
    const [first] = help;
    const articleSlug = first?.slug ?? "";
    const { body } = await office.request(callPath(getHelpArticleBySlug, { articleSlug }));
    expect(body.article).toMatchObject({ title: first?.title, excerpt: first?.excerpt });
  });

  it("creates a company with a valid key, in a file that only its owner can read", async () => {
    const path = join(office.services.settings.dataDir, demoCompanyFile);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const { companyId, apiKey } = JSON.parse(readFileSync(path, "utf8"));
    const answer = await office.request(
      `${apiPath}${leadCapture.path}?company_id=${companyId}`,
      jsonPost({ name: "Ravi" }, { apiKey }),
    );
    expect(answer).toMatchObject({ status: 200, body: { status: true } });
  });

  it("fills a new database, once", async () => {
    expect(isFilled).toBe(true);
    expect(await office.count("articles")).toBe(help.length + blog.length);
    expect(await office.count("categories")).toBe(helpCategories.length + blogCategories.length);
    await office.services.db.deleteFrom("articles").execute();
    expect(await seed(office)).toBe(false);
    expect(await office.count("articles")).toBe(0);
    expect(await office.count("companies")).toBe(1);
  });
});

describeOnEachDatabase("a seed that fails", (createDatabase) => {
  it("stores nothing", async () => {
    const office = await openNew(createDatabase);
    try {
      await office.services.db
        .insertInto("categories")
        .values({
          id: "taken",
          section: "blog",
          name: "Taken",
          slug: blogCategories[0]?.slug ?? "",
          type: null,
          position: 1,
          created_at: 0,
          updated_at: 0,
        })
        .execute();
      await expect(seed(office)).rejects.toThrow();
      expect(await office.count("articles")).toBe(0);
      expect(await office.count("campaigns")).toBe(0);
      expect(await office.count("companies")).toBe(0);
    } finally {
      await office.close();
    }
  });
});

it.each([...help, ...blog])(
  "$slug loses no text to the sanitizer, and fills in names but not template placeholders",
  ({ content }) => {
    const textOf = (html: string) => html.replace(/<[^>]*>/g, "").replace(/\s+/g, " ");
    expect(textOf(sanitizeContent(content))).toBe(
      textOf(content).replaceAll("&#39;", "'").replaceAll("&quot;", '"'),
    );
    expect(content).not.toMatch(/\{\{[a-zA-Z]/);
    expect(content).toMatch(/<h2/);
  },
);

it("gives every picture an address that the back office serves", () => {
  expect(pictures.size).toBeGreaterThan(0);
  for (const { address, width, height } of pictures.values()) {
    expect(readPictureSize(address), address).toEqual({ width, height });
  }
});

it("names the brand where the seed's texts say so", () => {
  const all = help.map(({ content }) => content);
  expect(all.join()).toContain(brand.product.name);
  expect(all.join()).toContain("{{1}}");
});
