import { expect, test } from "vitest";
import { findCycles } from "./cycles.ts";
import { listImports, listSources, resolveImport } from "./sources.ts";

test("no source file imports itself through other files, including type imports", () => {
  const targets = new Map(
    listSources().map((file) => [
      file,
      listImports(file).flatMap((one) => resolveImport(one) ?? []),
    ]),
  );
  expect(findCycles(targets)).toEqual([]);
});

test("the check finds a cycle, and only the files in it", () => {
  const targets = new Map([
    ["a.ts", ["b.ts"]],
    ["b.ts", ["c.ts", "d.ts"]],
    ["c.ts", ["b.ts"]],
    ["d.ts", []],
  ]);
  expect(findCycles(targets)).toEqual([["b.ts", "c.ts"]]);
});

test("an import by package name is resolved to the package's file", () => {
  const [first] = listImports("packages/server-kit/src/settings.ts").filter(({ specifier }) =>
    specifier.startsWith("@crm/"),
  );
  expect(first && resolveImport(first)).toBe("packages/contract/src/captcha.ts");
});
