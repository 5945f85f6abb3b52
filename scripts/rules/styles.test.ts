import { describe, expect, test } from "vitest";
import { listProjectFiles, readText } from "./sources.ts";

const styled = /^(?:apps\/site\/app|packages\/drawings|pictures)\//;
const files = listProjectFiles().filter((file) => styled.test(file));
const sources = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/\.server\//.test(file));
const sheets = files.filter((file) => file.endsWith(".css"));

/** Variants before a utility, such as `wide:hover:` or `@lg/screen:`. */
const variants = String.raw`(?<=["'\`\s])(?:[^\s"'\`]+:)?`;
const value = String.raw`-[\w.[/%]`;

describe("styles", () => {
  test("have no left or right, but start and end, which follow the direction of writing", () => {
    const physical = new RegExp(
      `${variants}-?(?:(?:scroll-)?[mp][lr]${value}|(?:left|right)${value}|(?:border|rounded)-[lr]\\b|rounded-[tb][lr]\\b|(?:text|float|clear)-(?:left|right)\\b)`,
      "g",
    );
    expect(find(sources, physical)).toEqual([]);
    const property =
      /(?<![\w-])(?:(?:margin|padding|border)-)?(?:left|right)(?:-\w+)?:|(?:top|bottom)-(?:left|right)-radius:|(?:text-align|float): (?:left|right)/g;
    expect(find(sheets, property)).toEqual([]);
  });

  test("use the scales of the theme; few sizes are typed in brackets", () => {
    const arbitrary = new RegExp(`${variants}-?[a-z][a-z-]*-\\[[^\\]\\s]+\\]`, "g");
    expect(find(sources, arbitrary).length).toBeLessThanOrEqual(100);
  });

  test("are not written as long lists of classes; those become a component or a named class", () => {
    const text = /"([^"\n]+)"|`([^`]+)`/g;
    const long = sources.flatMap((file) =>
      [...readText(file).matchAll(text)]
        .map(([, quoted, template]) => quoted ?? template?.replaceAll(/\$\{[^}]*\}/g, "") ?? "")
        .filter((list) => list.length > 200 && isClassList(list))
        .map((list) => `${file}: ${list}`),
    );
    expect(long).toEqual([]);
  });
});

/** The matches of a pattern, each with its file. */
function find(files: readonly string[], pattern: RegExp): string[] {
  return files.flatMap((file) =>
    [...readText(file).matchAll(pattern)].map(([match]) => `${file}: ${match}`),
  );
}

/** Class lists have words like `px-4`, and no sentence's punctuation. */
function isClassList(text: string): boolean {
  const words = text.trim().split(/\s+/);
  const utilities = words.filter((word) => /^(?:\S+:)?-?[a-z]+(?:-[\w./[\]%()]+)+$/.test(word));
  return utilities.length > words.length / 2 && !/[.;,?](?:\s|$)/.test(text);
}
