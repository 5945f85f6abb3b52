import { brand } from "@crm/brand";
import { describe, expect, test } from "vitest";
import { listProjectFiles, listTextFiles, readText } from "./sources.ts";

/** Names that tools or the specification's own routes give. */
const givenNames = new Set(["LICENSE", "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"]);
const drawers = ["utils", "util", "helpers", "helper", "misc", "common", "lib", "stuff"];

describe("names", () => {
  test("files and folders are nouns in kebab-case, and no drawer is called after nothing", () => {
    const odd = listProjectFiles().filter((file) => {
      const parts = file.split("/");
      const name = parts.at(-1) ?? "";
      const stem = name.replace(/^\./, "").split(".")[0] ?? "";
      if (givenNames.has(name) || /^[A-Z]+(?:\.(?:md|txt))?$/.test(name)) return false;
      return (
        [...parts.slice(0, -1), stem].some((part) => drawers.includes(part)) || /[A-Z_ ]/.test(name)
      );
    });
    expect(odd).toEqual([]);
  });

  test("only the brand package spells the product, its company and its partners", () => {
    const { product, company, platforms } = brand;
    const names = [
      product.name,
      company.legalName,
      ...Object.values(platforms).map(({ name }) => name),
      ...Object.values(brand.contacts),
    ];
    const pattern = new RegExp(
      `(?<![\\w-])(?:${names.map((name) => name.replaceAll(/[^\w ]/g, "\\$&")).join("|")})(?![\\w-])`,
    );
    const spelled = listTextFiles()
      .filter((file) => /^(?:apps|e2e|bench|packages\/(?:contract|whatsapp))\//.test(file))
      .filter((file) => pattern.test(stripExamples(readText(file))));
    expect(spelled).toEqual([]);
  });

  test("nothing names a place outside the repository", () => {
    const outside = listTextFiles().filter((file) =>
      /(?<![\w./-])\/(?:work|home|root|Users)\/\w/.test(readText(file)),
    );
    expect(outside).toEqual([]);
  });
});

/** Doc comments may show a value in an example. */
function stripExamples(text: string): string {
  return text.replaceAll(/^\s*(?:\*|\/\*\*).*$/gm, "");
}
