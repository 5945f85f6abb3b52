import { describe, expect, it } from "vitest";
import { blogArticlePath, blogCategoryAddress } from "../pages/blog.ts";
import { articlePath, categoryPath } from "../pages/help-center.ts";
import { callPath, isPathSegment } from "./call.ts";
import { getHelpArticle } from "./get-help-article.ts";

describe("one part of a path", () => {
  it.each([
    ...[".", "..", "%2e", "%2E%2e", ".%2e", "%252e%252E", "%25252e"],
    ...["../x", "x/..", "a/./b", "..\\x", "x%2f..", "x%5C%2e%2e%5cy", "..%252Fx"],
    ...["", "\ud83d", "a\udc00"],
  ])("can't be %j, so no call path is made with it", (value) => {
    expect(isPathSegment(value)).toBe(false);
    expect(() => callPath(getHelpArticle, { id: value })).toThrow("can't be");
  });

  it.each(["a..b", "...", "..a", ".well-known", "%", "%2", "50%2e", "a/b", "क", "\u2026"])(
    "can be %j, which stays one part",
    (value) => {
      expect(isPathSegment(value)).toBe(true);
      const path = callPath(getHelpArticle, { id: value });
      expect(new URL(path, "https://host.example").pathname).toBe(path);
      expect(path.split("/")).toHaveLength(6);
    },
  );
});

it("makes site paths from any text", () => {
  const half = "a \ud83d";
  expect(articlePath(half, half)).toBe("/help-center/a%20%EF%BF%BD/a%20%EF%BF%BD");
  expect(categoryPath(half)).toBe("/help-center/a%20%EF%BF%BD");
  expect(blogArticlePath(half)).toBe("/blog/a%20%EF%BF%BD");
  expect(blogCategoryAddress(half)).toBe("/blog?category=a+%EF%BF%BD");
});
