import { brand } from "@crm/brand";
import { describe, expect, test } from "vitest";
import { listProjectFiles, listTextFiles, readText } from "./sources.ts";

/** File names that tools or conventions require. */
const givenNames = new Set(["LICENSE", "Dockerfile", "Caddyfile"]);
const drawers = ["utils", "util", "helpers", "helper", "misc", "common", "lib", "stuff"];

describe("names", () => {
  test("of files and folders are in kebab-case, and none is a catch-all like utils", () => {
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

  test("of the product, its company and its partners are written only in the brand package", () => {
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

  test("of folders outside the repository are not used", () => {
    const outside = listTextFiles().filter((file) =>
      /(?<![\w./-])\/(?:work|home|root|Users)\/\w/.test(readText(file)),
    );
    expect(outside).toEqual([]);
  });
});

/** Removes the examples in doc comments, which may contain brand names. */
function stripExamples(text: string): string {
  return text.replaceAll(/^\s*(?:\*|\/\*\*).*$/gm, "");
}
