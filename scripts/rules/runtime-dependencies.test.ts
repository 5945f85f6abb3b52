import { expect, test } from "vitest";
import { listImports, listProjectFiles, listSources, listTextFiles, readText } from "./sources.ts";

/** Workspaces whose code runs with only `dependencies` installed. */
const running =
  /^(?:packages\/[^/]+\/src|apps\/backoffice\/(?:server|seed)|apps\/site\/(?:server|app))\//;

/** Files that only the build or development uses. */
const notRunning = ["apps/site/app/routes.ts", "apps/site/server/dev.ts"];

/** Each import by package name, with the workspace of the importing file. */
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

/** Peer dependencies that no source imports: Material UI's styles, React Router's build. */
const peers = ["@emotion/styled", "@react-router/node"];

test("runtime code imports only its workspace's dependencies", () => {
  expect(imported.length).toBeGreaterThan(100);
  const undeclared = imported.filter(({ workspace, name }) => {
    const manifest = manifests.get(workspace);
    return name !== manifest?.name && manifest?.dependencies?.[name] === undefined;
  });
  expect(undeclared.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

test("no workspace has a dependency that no running code uses, such as a package of the desk", () => {
  const sources = listTextFiles()
    .filter((file) => /\.(?:tsx?|css|mdx)$/.test(file))
    .filter((file) => running.test(file) && !/\.test\.tsx?$|\/testing\//.test(file));
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
