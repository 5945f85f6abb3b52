import { brand } from "@crm/brand";
import { expect, it } from "vitest";
import { describeResult } from "./search-texts.ts";

const product = brand.product.name;

const fields = { title: "Import contacts", excerpt: "In short", metaDescription: "" };

it("a search result has the product's name in its title where it fits, and the meta description first", () => {
  expect(describeResult(fields)).toEqual({
    title: `Import contacts | ${product}`,
    titleLength: 18 + product.length,
    description: "In short",
    descriptionLength: 8,
  });
  expect(describeResult({ ...fields, metaDescription: " What it is about " }).description).toBe(
    "What it is about",
  );
});

it("a search result cuts long texts after a whole word", () => {
  const found = describeResult({
    ...fields,
    title: "How to import all your contacts from an old phone without losing any of them",
    metaDescription: `${"word ".repeat(40)}end`,
  });
  expect(found.title).toBe("How to import all your contacts from an old phone without …");
  expect(found.titleLength).toBe(76);
  expect(found.description).toBe(`${"word ".repeat(31)}word …`);
  expect(found.descriptionLength).toBe(203);
});
