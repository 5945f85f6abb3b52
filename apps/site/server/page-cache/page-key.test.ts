import { expect, it } from "vitest";
import { createPathTable } from "../path-table.ts";
import { pageKey, pagePath } from "./page-key.ts";

const paths = createPathTable(
  [
    "/",
    "/pricing",
    "/help-center",
    "/search",
    "/thankyou",
    "/help-center/:slug",
    "/help-center/:slug/:articleSlug",
    "/blog",
    "/blog/:slug",
    "/preview/blog/:token",
  ],
  ["pages/a"],
);

it.each([
  ["/pricing", "/pricing"],
  ["/pricing?utm_source=mail&id=7", "/pricing"],
  [`/thankyou?x=1&sent=demo.1.${"a".repeat(43)}`, undefined],
  ["/thankyou?sent=anything", undefined],
  ["/preview/blog/a.b", undefined],
  ["/preview/blog/a.b?x=1", undefined],
  ["/%70review/blog/a.b.data", undefined],
  ["/%74hankyou?%73ent", undefined],
  ["/thankyou?x=1", "/thankyou"],
  ["/thankyou.data?sent=anything", "/thankyou.data"],
  ["/pricing.data", "/pricing.data"],
  ["/_.data", "/_.data"],
  ["/pricing/_.data", "/pricing.data"],
  ["/search/_.data?q=import", "/search.data?q=import"],
  ["/%73earch%2Edata?%71=import", "/search.data?q=import"],
  ["/search//_.data?q=import", undefined],
  ["/pricing.data?utm_source=mail", "/pricing.data"],
  [
    "/help-center/a/b.data?x=1&_routes=pages%2Fa&id=7",
    "/help-center/a/b.data?id=7&_routes=pages%2Fa",
  ],
  ["/help-center/a/b.data?_routes=made-up", "/help-center/a/b.data"],
  ["/blog?page=2&utm_source=x&sort=newest", "/blog?sort=newest&page=2"],
  ["/blog?page=1&sort=none&q=&category=", "/blog"],
  ["/blog?page=-1&sort=sideways", "/blog"],
  [
    "/blog.data?category=selling&_routes=pages%2Fa",
    "/blog.data?category=selling&_routes=pages%2Fa",
  ],
  ["/help-center/chats?page=2&utm_source=x", "/help-center/chats?page=2"],
  ["/help-center/a/b?id=7&utm_source=mail", "/help-center/a/b?id=7"],
  ["/blog/a?id=7", "/blog/a?id=7"],
  ["/blog?id=7", "/blog"],
  ["/help-center/chats.data?page=02", "/help-center/chats.data"],
  ["/help-center/chats/hand-over?page=2", "/help-center/chats/hand-over"],
  ["/help-center?q=%20import%20&page=2", "/help-center?q=import"],
  ["/search?q=import&utm_source=x", "/search?q=import"],
  ["/pricing?q=import", "/pricing"],
  ["/%70ricing", "/pricing"],
  ["/help-center/a/caf%c3%a9%27", "/help-center/a/caf%C3%A9'"],
  ["/help-center/a%2fb/c", "/help-center/a%2Fb/c"],
  ["/pricing%", undefined],
  ["/unknown", undefined],
  ["/Pricing", undefined],
  ["/unknown.data", undefined],
])("gives %s the key %s", (url, key) => {
  expect(pageKey(url, paths)).toBe(key);
});

it.each([
  ["/pricing", "/pricing"],
  ["/pricing.data?id=7", "/pricing"],
  ["/_.data", "/"],
  ["/", "/"],
])("finds that the key %s belongs to the page %s", (key, path) => {
  expect(pagePath(key)).toBe(path);
});
