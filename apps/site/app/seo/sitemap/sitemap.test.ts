import { describe, expect, it } from "vitest";
import { withLists } from "../../../testing/with-lists.ts";
import type { ArticleLink } from "../../backend/articles.ts";
import { dateParts, openSitemap } from "./list-entries.ts";
import { writeIndex, writePart } from "./write-sitemap.ts";

const article = (number: number): ArticleLink => ({
  title: `Article ${number}`,
  slug: `article-${number}`,
  publishedAt: "2026-01-01T00:00:00.000Z",
  updatedAt: number === 1_500 ? "2026-03-01T00:00:00.000Z" : undefined,
});
const articles = Array.from({ length: 2_500 }, (_, index) => article(index));
const found = <Found>(value: Found) => ({ outcome: "found" as const, found: value });
const category = { name: "Chats", slug: "chats & more", type: "module" as const, articles };
const backend = {
  listHelpCategories: async () => found([category]),
  listBlogArticles: async () => found([article(1)]),
};
const site = "https://www.example.com";

async function readAll(host: Parameters<typeof openSitemap>[1]) {
  const sitemap = await openSitemap({ routes: {} }, host);
  return sitemap.read(0, sitemap.count);
}

describe("the sitemap", () => {
  it("is an index of parts with a thousand addresses, each with its last change", async () => {
    const { entries, isWhole } = await readAll(withLists(backend));
    expect(isWhole).toBe(true);
    const index = writeIndex(
      site,
      await dateParts(await openSitemap({ routes: {} }, withLists(backend))),
    );
    expect([...index.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address)).toEqual(
      [1, 2, 3].map((part) => `${site}/sitemaps/${part}.xml`),
    );
    // The category's page, which is listed first, has changed with its newest article.
    expect([...index.matchAll(/<lastmod>([^<]+)/g)].map(([, changed]) => changed)).toEqual([
      "2026-03-01T00:00:00.000Z",
      "2026-03-01T00:00:00.000Z",
      "2026-01-01T00:00:00.000Z",
    ]);
    const sitemap = await openSitemap({ routes: {} }, withLists(backend));
    const read = await Promise.all(
      [0, 1_000, 2_000, 3_000].map((start) => sitemap.read(start, 1_000)),
    );
    const parts = read.map((part) => writePart(site, part.entries));
    const addresses = parts.map((part) =>
      [...part.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address),
    );
    expect(addresses.map(({ length }) => length)).toEqual([
      1_000,
      1_000,
      entries.length - 2_000,
      0,
    ]);
    expect(new Set(addresses.flat()).size).toBe(entries.length);
    expect(addresses.flat()).toContain(`${site}/help-center/chats%20%26%20more/article-1500`);
  });

  it("is marked as incomplete when a host has failed", async () => {
    const failing = {
      ...backend,
      listBlogArticles: async () => ({ outcome: "error" as const, status: 502 as const }),
    };
    expect(await openSitemap({ routes: {} }, withLists(failing))).toMatchObject({
      isWhole: false,
      isSure: false,
    });
  });
});
