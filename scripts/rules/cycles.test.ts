import { expect, test } from "vitest";
import { findCycles } from "./cycles.ts";
import { listImports, listModules, resolveImport } from "./sources.ts";

test("no source file imports itself through other files, including type imports", () => {
  const targets = new Map(
    listModules().map((file) => [
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
    ["e.ts", ["e.ts", "d.ts"]],
  ]);
  expect(findCycles(targets)).toEqual([["b.ts", "c.ts"], ["e.ts"]]);
});

test("an import by package name is resolved to the package's file", () => {
  const [first] = listImports("packages/server-kit/src/settings.ts").filter(({ specifier }) =>
    specifier.startsWith("@crm/"),
  );
  expect(first && resolveImport(first)).toBe("packages/contract/src/captcha.ts");
});

test("a package's own name is resolved to its index", () => {
  const file = "apps/site/app/root.tsx";
  const resolve = (specifier: string) =>
    resolveImport({ file, specifier, target: undefined, typeOnly: false });
  expect(resolve("@crm/brand")).toBe("packages/brand/src/index.ts");
  expect(resolve("zod")).toBeUndefined();
});
