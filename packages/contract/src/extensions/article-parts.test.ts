import { expect, it } from "vitest";
import {
  articlePartsCapability,
  helpCategoryPart,
  helpPart,
  partCalls,
  partParameters,
  postsPart,
} from "./article-parts.ts";

it("has the names that both apps use", () => {
  expect(articlePartsCapability).toBe("article-parts");
  expect(partParameters).toEqual(["limit", "each", "titles"]);
});

it("a part begins at the first article, and its numbers are read from a query", () => {
  expect(helpPart.parse({})).toEqual({ start: 0, limit: 0 });
  expect(postsPart.parse({})).toEqual({ start: 0, limit: 0, sort: "newest" });
  expect(helpPart.parse({ start: "10000000", limit: "1000", each: "0", q: "" })).toEqual({
    ...{ start: 10_000_000, limit: 1_000, each: 0, q: "" },
  });
  expect(postsPart.parse({ sort: "oldest", slug: "a" })).toMatchObject({
    sort: "oldest",
    slug: "a",
  });
});

it.each([
  { start: "-1" },
  { start: "10000001" },
  { start: "1.5" },
  { limit: "1001" },
  { limit: "-1" },
  { each: "1001" },
  { each: "x" },
  { q: "x".repeat(401) },
  { q: "a\0b" },
  { q: "\0" },
])("the parameters %j are rejected", (query) => {
  expect(helpPart.safeParse(query).success).toBe(false);
});

it("a text may have 400 characters of any kind but NUL", () => {
  for (const q of ["x".repeat(400), "two\nlines", "दाम"]) {
    expect(helpPart.parse({ q }).q).toBe(q);
  }
});

it("a list of texts is JSON in one parameter", () => {
  const many = (count: number) => JSON.stringify(Array.from({ length: count }, () => "a"));
  expect(helpPart.parse({ titles: '["One","Two"]' }).titles).toEqual(["One", "Two"]);
  expect(helpPart.parse({ titles: "[]" }).titles).toEqual([]);
  expect(helpCategoryPart.parse({ without: many(50), at: "a" }).without).toHaveLength(50);
  const long = JSON.stringify(Array.from({ length: 50 }, () => "x".repeat(397)));
  expect(long).toHaveLength(20_001);
  expect(helpPart.safeParse({ titles: long }).success).toBe(false);
  const listed = "must be a JSON list of texts";
  for (const wrong of [many(51), '["a"', "[1]", '{"a":"b"}', '"text"', '["\\u0000"]']) {
    const { error } = helpPart.safeParse({ titles: wrong });
    expect(
      error?.issues.map(({ message }) => message),
      wrong,
    ).toEqual([listed]);
  }
});

it("the answers are those of the calls, and say how many articles there are", () => {
  expect([
    partCalls.helpCategories.number,
    partCalls.helpCategory.number,
    partCalls.posts.number,
    partCalls.blogCategory.number,
  ]).toEqual([5, 6, 9, 12]);
  const isRead = (call: keyof typeof partCalls, answer: object) =>
    partCalls[call].response.safeParse(answer).success;
  const category = { _id: "c", name: "Data", slug: "data", type: "module" };
  expect(isRead("helpCategories", { success: true, count: 3, categories: [category] })).toBe(true);
  expect(isRead("helpCategories", { success: true, categories: [category] })).toBe(false);
  const counted = { ...category, count: "3" };
  expect(isRead("helpCategories", { success: true, count: 3, categories: [counted] })).toBe(false);
  for (const place of [undefined, null, 2]) {
    expect(isRead("helpCategory", { category, count: 3, place }), String(place)).toBe(true);
  }
  expect(isRead("helpCategory", { category, count: 3, place: "2" })).toBe(false);
  expect(isRead("helpCategory", { category, count: "3" })).toBe(false);
  expect(isRead("posts", { success: true, count: 1, articles: [] })).toBe(true);
  expect(isRead("posts", { success: true, articles: [] })).toBe(false);
  const data = { articles: [], category: { name: "News" } };
  expect(isRead("blogCategory", { data: { ...data, count: 1 } })).toBe(true);
  expect(isRead("blogCategory", { data })).toBe(false);
});
