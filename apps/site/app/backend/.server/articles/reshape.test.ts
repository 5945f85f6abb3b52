import { article as articleSchema, blogCategory, helpCategory } from "@crm/contract/calls/article";
import { isPathSegment } from "@crm/contract/calls/call";
import { articlePath } from "@crm/contract/pages/help-center";
import fc from "fast-check";
import { expect, it } from "vitest";
import { z } from "zod";
import { parseTolerantly } from "../hosts/tolerant-schema.ts";
import {
  reshapeArticle,
  reshapeBlogCategory,
  reshapeHelpCategory,
  reshapeList,
} from "./reshape.ts";

/** Any JSON, with the fields that are read made more frequent. */
const odd = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    ".",
    "..",
    "%2e%2E",
    "a/../b",
    "\ud800",
    "a\udc00",
    "javascript:alert(1)",
    "2026-02-30",
    8.64e15 + 1,
  ),
);
const entry = fc.record(
  Object.fromEntries(
    [
      ...["_id", "id", "title", "slug", "name", "type", "count", "image", "excerpt"],
      ...["content", "metaDescription", "publishedAt", "updatedAt", "createdAt"],
    ].map((name) => [name, odd]),
  ),
  { requiredKeys: [] },
);
const article = fc.tuple(entry, odd).map(([fields, category]) => ({ ...fields, category }));
const category = fc
  .tuple(entry, fc.array(fc.oneof(article, odd)), odd)
  .map(([fields, FastArticles, SecondArticles]) => ({ ...fields, FastArticles, SecondArticles }));
const list = fc.oneof(odd, fc.array(fc.oneof(article, category, odd)));

/** Reads a list as the site reads the lists of a host's answer. */
function readList<Entry extends z.ZodType>(schema: Entry, entries: unknown) {
  return parseTolerantly(z.object({ entries: z.array(schema).optional() }), { entries }).data
    ?.entries;
}

it("turns any JSON from a host into shapes that can be shown and linked", async () => {
  await fc.assert(
    fc.asyncProperty(list, async (given) => {
      const categories = reshapeList(readList(helpCategory, given), reshapeHelpCategory);
      const reshaped = reshapeList(readList(articleSchema, given), (value) =>
        reshapeArticle(value, "https://a.example/"),
      );
      const articles = (await Promise.all(reshaped)).filter((value) => value !== undefined);
      const made = [
        categories,
        articles,
        reshapeList(readList(blogCategory, given), reshapeBlogCategory),
      ];
      for (const { slug, articles: links } of categories) {
        for (const link of links) expect(articlePath(slug, link.slug)).toMatch(/^\/help-center\//);
      }
      for (const { id, slug, title } of articles) {
        expect([isPathSegment(slug), title.trim() !== "", title.isWellFormed()]).toEqual([
          true,
          true,
          true,
        ]);
        expect(id === undefined || (isPathSegment(id) && id.isWellFormed())).toBe(true);
      }
      expect(JSON.stringify(made)).not.toMatch(/\\ud[89a-f]/i);
    }),
    { numRuns: 500 },
  );
});
