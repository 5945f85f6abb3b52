import { expect, test } from "vitest";
import { readText } from "./sources.ts";

/** What React Router reads from a route module. No tool notices another export that nobody uses. */
const known = [
  ...["default", "loader", "clientLoader", "action", "headers", "meta", "shouldRevalidate"],
];

test("a route module exports only what React Router reads", () => {
  const routes = readText("apps/site/app/routes.ts");
  const modules = [...new Set([...routes.matchAll(/"(pages\/[^"]+)"/g)].map(([, file]) => file))];
  expect(modules.length).toBeGreaterThan(20);
  const others = modules.flatMap((module) => {
    const file = `apps/site/app/${module}`;
    const exported = readText(file).matchAll(
      /^export (?:async )?(?:function|const|let|class)? ?(\w+)/gm,
    );
    return [...exported].flatMap(([, name = ""]) =>
      known.includes(name) ? [] : `${file}: ${name}`,
    );
  });
  expect(others).toEqual([]);
});
