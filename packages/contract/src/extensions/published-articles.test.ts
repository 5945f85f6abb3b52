import { expect, it } from "vitest";
import { publishedAnswer, publishedArticlesPath, publishedQuestion } from "./published-articles.ts";

const article = { section: "help", by: "id", value: "a1" };
const isRead = (...articles: object[]) => publishedQuestion.safeParse({ articles }).success;

it("asks about up to 200 articles, each by its id or slug", () => {
  expect(publishedArticlesPath).toBe("/published-articles");
  expect(isRead(article, { section: "blog", by: "slug", value: "x".repeat(400) })).toBe(true);
  expect(isRead(...Array.from({ length: 200 }, () => article))).toBe(true);
  expect(isRead(...Array.from({ length: 201 }, () => article))).toBe(false);
});

it.each([{ section: "wiki" }, { by: "title" }, { value: 1 }, { value: "x".repeat(401) }])(
  "rejects an article with %j",
  (change) => expect(isRead({ ...article, ...change })).toBe(false),
);

it("answers yes or no for each", () => {
  expect(publishedAnswer.parse({ published: [true, false] })).toEqual({ published: [true, false] });
  expect(publishedAnswer.safeParse({ published: ["yes"] }).success).toBe(false);
  expect(publishedAnswer.safeParse({}).success).toBe(false);
});
