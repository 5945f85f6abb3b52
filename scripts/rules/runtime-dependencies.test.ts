import { expect, test } from "vitest";
import { listImports, listProjectFiles, listSources, listTextFiles, readText } from "./sources.ts";

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

/** Wanted by other packages beside themselves: Material UI's styles, React Router's own build. */
const peers = ["@emotion/styled", "@react-router/node"];

test("what runs imports only what its workspace depends on", () => {
  expect(imported.length).toBeGreaterThan(100);
  const undeclared = imported.filter(({ workspace, name }) => {
    const manifest = manifests.get(workspace);
    return name !== manifest?.name && manifest?.dependencies?.[name] === undefined;
  });
  expect(undeclared.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

test("no workspace depends on what none of its sources names", () => {
  const sources = listTextFiles().filter((file) => /\.(?:tsx?|css|mdx)$/.test(file));
  const unused = [...manifests].flatMap(([workspace, { dependencies = {} }]) => {
    const own = sources.filter((file) => file.startsWith(`${workspace}/`)).map(readText);
    return Object.keys(dependencies)
      .filter((name) => !peers.includes(name))
      .filter(
        (name) => !own.some((text) => text.includes(`"${name}"`) || text.includes(`"${name}/`)),
      )
      .map((name) => `${workspace}: ${name}`);
  });
  expect(unused).toEqual([]);
});
