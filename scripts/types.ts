/** `npm run types`: checks every TypeScript project of the repository in parallel. */
import { globSync } from "node:fs";
import { nodeCommand, runCommand } from "./process/command.ts";
import { commandFile, inProject, projectRoot } from "./process/project.ts";

const projects = [
  "tsconfig.json",
  "e2e/tsconfig.json",
  "pictures/tsconfig.json",
  "packages/*/tsconfig.json",
  "apps/*/tsconfig.json",
  "apps/*/*/tsconfig.json",
]
  .flatMap((pattern) => globSync(pattern, { cwd: projectRoot }))
  .sort();

const reactRouter = commandFile("@react-router/dev", "react-router", "apps/site");
const routeTypes = await runCommand(
  nodeCommand(reactRouter, ["typegen"], { cwd: inProject("apps/site") }),
);
if (routeTypes.code !== 0) report("the site's routes", routeTypes.output);

const tsc = commandFile("typescript", "tsc");
await Promise.all(
  projects.map(async (project) => {
    const { code, output } = await runCommand(nodeCommand(tsc, ["--project", project, "--pretty"]));
    if (code === 0) console.info(`${project}: no errors`);
    else report(project, output);
  }),
);

function report(name: string, output: string): void {
  console.error(`${output.trimEnd()}\n${name}: has errors`);
  process.exitCode = 1;
}
