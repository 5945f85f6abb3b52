import { describe, expect, it } from "vitest";
import type { ArticleLink } from "../../../backend/articles.ts";
import { tutorials } from "../../../content/tutorials/tutorials.ts";
import { findNavigation } from "./article-navigation.ts";

const link = (slug: string, title = slug): ArticleLink => ({ id: slug, slug, title });
const articles = [
  link("a", "Import contacts"),
  link("b", "Export contacts"),
  link("c", "Contacts without a number"),
  link("d", "A weekly quotation"),
];
const category = { slug: "data", articles };

describe("findNavigation", () => {
  it("returns the neighbours in the category's order, and none beyond its ends", () => {
    const slugs = (slug: string) => {
      const { previous, next } = findNavigation(link(slug), category, []);
      return [previous?.slug, next?.slug];
    };
    expect(slugs("a")).toEqual([undefined, "b"]);
    expect(slugs("b")).toEqual(["a", "c"]);
    expect(slugs("d")).toEqual(["c", undefined]);
  });

  it("returns pages with shared words as related, from the category and the tutorials", () => {
    const { related } = findNavigation(
      link("a", "Import contacts from a sheet"),
      category,
      tutorials,
    );
    expect(related.length).toBeLessThanOrEqual(3);
    expect(related).toContainEqual({ kind: "article", article: articles[2] });
    expect(related.some((entry) => entry.kind === "tutorial")).toBe(true);
    expect(related).not.toContainEqual({ kind: "article", article: articles[3] });
  });

  it("finds nothing for an article that its category does not list, or without a category", () => {
    const noNeighbours = { previous: undefined, next: undefined };
    expect(findNavigation(link("z"), category, [])).toMatchObject(noNeighbours);
    expect(findNavigation(link("a"), undefined, [])).toEqual({ ...noNeighbours, related: [] });
  });
});
