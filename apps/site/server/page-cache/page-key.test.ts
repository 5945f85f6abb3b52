import { expect, it } from "vitest";
import { createPathTable } from "../path-table.ts";
import { pageKey, pagePath } from "./page-key.ts";

const paths = createPathTable(["/", "/pricing", "/help-center/:slug/:articleSlug"], ["pages/a"]);

it.each([
  ["/pricing", "/pricing"],
  ["/pricing?utm_source=mail&id=7", "/pricing"],
  ["/pricing.data", "/pricing.data"],
  ["/_.data", "/_.data"],
  ["/pricing.data?utm_source=mail", "/pricing.data"],
  [
    "/help-center/a/b.data?x=1&_routes=pages%2Fa&id=7",
    "/help-center/a/b.data?id=7&_routes=pages%2Fa",
  ],
  ["/help-center/a/b.data?_routes=made-up", "/help-center/a/b.data"],
  ["/unknown", undefined],
  ["/Pricing", undefined],
  ["/unknown.data", undefined],
])("keeps %s under %s", (url, key) => {
  expect(pageKey(url, paths)).toBe(key);
});

it.each([
  ["/pricing", "/pricing"],
  ["/pricing.data?id=7", "/pricing"],
  ["/_.data", "/"],
  ["/", "/"],
])("knows that %s belongs to %s", (key, path) => {
  expect(pagePath(key)).toBe(path);
});
