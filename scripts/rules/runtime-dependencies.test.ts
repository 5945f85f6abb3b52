import { expect, test } from "vitest";
import { listImports, listProjectFiles, listSources, readText } from "./sources.ts";

/** Workspaces whose code runs where only `dependencies` need to be installed. */
const running =
  /^(?:packages\/[^/]+\/src|apps\/backoffice\/(?:server|seed)|apps\/site\/(?:server|app))\//;

/** Read by the build or by development alone. */
const notRunning = ["apps/site/app/routes.ts", "apps/site/server/dev.ts"];

/** What a source imports by a package's name, and which workspace it belongs to. */
const imported = listSources()
  .filter((file) => running.test(file) && !notRunning.includes(file))
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .flatMap(listImports)
  .filter(({ specifier, typeOnly }) => !typeOnly && /^@?[a-z]/.test(specifier))
  .filter(({ specifier }) => !/^(?:node|virtual):/.test(specifier))
  .map(({ file, specifier }) => ({
    file,
    workspace: file.split("/").slice(0, 2).join("/"),
    name: specifier
      .split("/")
      .slice(0, specifier.startsWith("@") ? 2 : 1)
      .join("/"),
  }));

const manifests = new Map(
  listProjectFiles()
    .filter((file) => /^(?:apps|packages)\/[^/]+\/package\.json$/.test(file))
    .map((file) => [
      file.replace("/package.json", ""),
      JSON.parse(readText(file)) as { name: string; dependencies?: Record<string, string> },
    ]),
);

test("what runs imports only what its workspace depends on", () => {
  expect(imported.length).toBeGreaterThan(100);
  const undeclared = imported.filter(({ workspace, name }) => {
    const manifest = manifests.get(workspace);
    return name !== manifest?.name && manifest?.dependencies?.[name] === undefined;
  });
  expect(undeclared.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});
