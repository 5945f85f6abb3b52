import { describe, expect, it } from "vitest";
import { articleInput } from "../../server/articles/article-input.ts";
import { suggestSlug } from "./suggest-slug.ts";

describe("the suggested slug", () => {
  it.each([
    ["How do I import contacts?", "how-do-i-import-contacts"],
    ["  What's new: Diwali & you  ", "whats-new-diwali-you"],
    ["Café à la carte", "cafe-a-la-carte"],
    ["₹1,299 a month", "1-299-a-month"],
    ["नमस्ते", ""],
  ])("of %j is %j", (title, slug) => {
    expect(suggestSlug(title)).toBe(slug);
  });

  it("is accepted by the server, however long the title is", () => {
    const slug = suggestSlug("a very long title ".repeat(20));
    expect(slug.length).toBeLessThanOrEqual(80);
    expect(articleInput.shape.slug.safeParse(slug).success).toBe(true);
  });
});
