import { brand } from "@crm/brand";
import { expect, it } from "vitest";
import { articlePreviewPath, previewsPath } from "./article-previews.ts";
import { ownPages, ownPagesPath } from "./own-pages.ts";
import { pageTitle } from "./page-title.ts";

const page = {
  kind: "page",
  path: "/pricing",
  title: "Pricing",
  headings: [{ id: "faq", text: "Questions" }],
};
const isRead = (change: object) => ownPages.safeParse({ pages: [{ ...page, ...change }] }).success;

it("the site lists its pages and tutorials with the parts that a link can point to", () => {
  expect(ownPagesPath).toBe("/search/pages.json");
  expect(ownPages.parse({ pages: [page] })).toEqual({ pages: [page] });
  expect(isRead({ kind: "tutorial" })).toBe(true);
  expect(ownPages.safeParse({}).success).toBe(false);
});

it.each([
  { kind: "post" },
  { path: "pricing" },
  { path: "pricing/" },
  { title: 1 },
  { headings: [{}] },
])("a page with %j is rejected", (change) => expect(isRead(change)).toBe(false));

it("a preview has a path of its own for each section", () => {
  expect(previewsPath).toBe("/preview");
  expect(articlePreviewPath("blog", "a.b")).toBe("/preview/blog/a.b");
  expect(articlePreviewPath("help", "a.b")).toBe("/preview/help/a.b");
});

it("a title gets the product's name where it is missing and search results show all of it", () => {
  const { name } = brand.product;
  const most = 60 - ` | ${name}`.length;
  expect(pageTitle("Import contacts")).toBe(`Import contacts | ${name}`);
  expect(pageTitle(`Why ${name}`)).toBe(`Why ${name}`);
  expect(pageTitle("x".repeat(most))).toBe(`${"x".repeat(most)} | ${name}`);
  expect(pageTitle("x".repeat(most + 1))).toBe("x".repeat(most + 1));
});
