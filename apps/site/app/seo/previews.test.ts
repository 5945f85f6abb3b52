import { expect, it } from "vitest";
import { postPreview, previewPath } from "./previews.ts";

const category = { name: "Online stores", slug: "online-stores" };

it.each([
  [
    "a sample post has its own preview",
    { slug: "diwali-broadcast-plan", category },
    "/previews/posts/diwali-broadcast-plan.png",
  ],
  [
    "another post has the preview of its category",
    { slug: "our-new-shop", category },
    "/previews/blog/online-stores.png",
  ],
  [
    "a post in an unknown category has the preview of the blog",
    { slug: "our-new-shop", category: { name: "Holidays", slug: "holidays" } },
    "/previews/blog.png",
  ],
  [
    "a post without a category has the preview of the blog",
    { slug: "our-new-shop" },
    "/previews/blog.png",
  ],
])("%s", (_, post, path) => {
  expect(previewPath(postPreview({ title: "Our post", ...post }).name)).toBe(path);
});

it("describes a preview by what is written on it", () => {
  const post = { title: "Our new shop", slug: "our-new-shop", category };
  expect(postPreview(post).alt).toBe("Blog: Online stores");
  expect(postPreview({ ...post, slug: "the-first-two-lines" }).alt).toBe(
    "Our new shop, with a drawing",
  );
});
