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

// The projects are checked in parallel. More threads for each would check the same types again, and
// collecting garbage less often needs memory for half a minute; together it is half the processor time.
const tsc = commandFile("typescript", "tsc");
const oneThread = ["--singleThreaded", "--pretty"];
const env = { GOGC: "400" };
await Promise.all(
  projects.map(async (project) => {
    const command = nodeCommand(tsc, ["--project", project, ...oneThread], { env });
    const { code, output } = await runCommand(command);
    if (code === 0) console.info(`${project}: no errors`);
    else report(project, output);
  }),
);

function report(name: string, output: string): void {
  console.error(`${output.trimEnd()}\n${name}: has errors`);
  process.exitCode = 1;
}
