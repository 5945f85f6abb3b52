/** `npm test`: runs all checks, stage by stage, and prints the number of tests at the end. */
import { ensureBrowser } from "./browser/ensure-browser.ts";
import { nodeCommand } from "./process/command.ts";
import { commandFile, compileCache, inProject } from "./process/project.ts";
import { sumCounts } from "./test/counts.ts";
import { createPostgresStage } from "./test/postgres-stage.ts";
import { commandStage, runStage, type Stage, type StageResult } from "./test/stage.ts";
import { browserStage, unitStage } from "./test/test-stages.ts";

// Tests start many processes of the same code.
process.env.NODE_COMPILE_CACHE ??= compileCache;

const browser: Stage = {
  name: "Browser",
  async run() {
    try {
      process.env.CHROMIUM_PATH = await ensureBrowser();
      return { ok: true, output: process.env.CHROMIUM_PATH };
    } catch (error) {
      return { ok: false, output: error instanceof Error ? error.message : String(error) };
    }
  },
};
const postgres = createPostgresStage();
const types = commandStage("Types", () => nodeCommand(inProject("scripts/types.ts")));
const lint = commandStage("Lint and format", () =>
  nodeCommand(commandFile("@biomejs/biome", "biome"), ["check", "--error-on-warnings"]),
);
const build = commandStage("Build", () => nodeCommand(inProject("scripts/build.ts")));

const results: StageResult[] = await Promise.all(
  [browser, postgres, lint, types, build].map(runStage),
);
results.push(await runStage(unitStage));
await postgres.stop();
const canBrowse = results.every(({ name, ok }) => ok || ![browser.name, build.name].includes(name));
if (canBrowse) results.push(await runStage(browserStage));
else console.info("\n── End-to-end tests: not run, they need a browser and a build");

console.info("\n── Summary");
for (const { name, ok, seconds, counts } of results) {
  const tests = counts ? `, ${counts.passed} passed, ${counts.failed} failed` : "";
  console.info(`${ok ? "passed" : "FAILED"}  ${name} (${seconds.toFixed(1)} s${tests})`);
}
const { passed, failed } = sumCounts(results);
console.info(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
