import { describe, expect, test } from "vitest";
import { inProject } from "../process/project.ts";
import { findPackageFolder, readShippedPackage } from "./shipped-package.ts";

describe("the package folder of a bundled module", () => {
  test.each([
    ["/x/node_modules/react/index.js", "/x/node_modules/react"],
    ["/x/node_modules/@mui/system/esm/a.js?v=1", "/x/node_modules/@mui/system"],
    ["/x/node_modules/a/node_modules/b/c.js", "/x/node_modules/a/node_modules/b"],
    ["\0/x/node_modules/react/index.js?commonjs-module", "/x/node_modules/react"],
    ["C:\\x\\node_modules\\react\\index.js", "C:/x/node_modules/react"],
  ])("is found for %s", (id, folder) => {
    expect(findPackageFolder(id)).toBe(folder);
  });

  test.each(["/x/apps/site/app/root.tsx", "\0vite/preload-helper.js", "virtual:licences"])(
    "is undefined for %s",
    (id) => {
      expect(findPackageFolder(id)).toBeUndefined();
    },
  );
});

test("a shipped package has its name, version, licence and licence text", () => {
  const react = readShippedPackage(inProject("node_modules/react"));
  expect(react).toMatchObject({ name: "react", licence: "MIT" });
  expect(react.version).toMatch(/^\d+\.\d+\.\d+/);
  expect(react.text).toContain("Permission is hereby granted, free of charge");
});
