import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { inProject } from "../process/project.ts";
import { readText } from "./sources.ts";

/** What React Router reads from a route module. No tool notices another export that nobody uses. */
const known = [
  ...["default", "loader", "clientLoader", "action", "clientAction", "headers", "meta", "links"],
  ...["handle", "shouldRevalidate", "ErrorBoundary", "HydrateFallback"],
];

const declared = /^export (?:async )?(?:function\*?|const|let|class)? ?(default\b|\w+)/gm;
const listed = /^export \{([^}]*)\}/gm;

/** The values that a module exports, by declarations and by lists such as `export { loader } from "…"`. */
function listExports(file: string): string[] {
  const text = readText(file);
  const names = [...text.matchAll(declared)].map(([, name = ""]) => name);
  const inLists = [...text.matchAll(listed)].flatMap(([, list = ""]) => list.split(","));
  return [
    ...names.filter((name) => !["type", "interface"].includes(name)),
    ...inLists
      .map((entry) => entry.trim())
      .filter((entry) => entry && !entry.startsWith("type "))
      .map((entry) => entry.replace(/^.* as /, "")),
  ];
}

test("a route module exports only what React Router reads", () => {
  const routes = readText("apps/site/app/routes.ts");
  const files = [...routes.matchAll(/"(\w[\w./-]+\.tsx?)"/g)].map(
    ([, module]) => `apps/site/app/${module}`,
  );
  const modules = [...new Set(files)].filter((file) => existsSync(inProject(file)));
  expect(modules.length).toBeGreaterThan(30);
  const others = modules.flatMap((file) =>
    listExports(file)
      .filter((name) => !known.includes(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(others).toEqual([]);
});
