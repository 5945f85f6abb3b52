import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { nodeCommand, runCommand } from "../process/command.ts";
import { commandFile } from "../process/project.ts";
import type { MutationReport } from "./report.ts";

/**
 * Runs Stryker inside a copy of the checkout.
 *
 * @param copy the copy's folder; its sources are mutated in place and restored at the end
 * @param env what the tests get beside this process's environment
 * @throws Error when it made no report, for example because a test fails; its output says why
 */
export async function runStryker(
  copy: string,
  mutate: readonly string[],
  tests: readonly string[],
  env: Record<string, string>,
): Promise<MutationReport> {
  const report = path.join(copy, "mutation-report.json");
  rmSync(report, { force: true });
  write(copy, "vitest.mutation.config.ts", vitestConfig(tests));
  write(copy, "stryker.config.json", JSON.stringify(strykerConfig(mutate)));
  const stryker = commandFile("@stryker-mutator/core", "stryker");
  // It prints its progress: an area may take half an hour.
  await runCommand(nodeCommand(stryker, ["run", "stryker.config.json"], { cwd: copy, env }), {
    show: true,
  });
  try {
    return JSON.parse(readFileSync(report, "utf8")) as MutationReport;
  } catch {
    throw new Error("Stryker made no report; see its output above.");
  }
}

function vitestConfig(tests: readonly string[]): string {
  return `import { configureTests } from "./scripts/mutation/vitest-config.ts";
export default configureTests(${JSON.stringify(tests)});
`;
}

function strykerConfig(mutate: readonly string[]) {
  return {
    mutate,
    testRunner: "vitest",
    vitest: { configFile: "vitest.mutation.config.ts", related: false },
    // In a copied sandbox the workspace packages would be the unchanged ones.
    inPlace: true,
    coverageAnalysis: "perTest",
    concurrency: 2,
    // The machine may be busy; an endless loop is still noticed.
    timeoutMS: 30_000,
    dryRunTimeoutMinutes: 15,
    disableTypeChecks: false,
    reporters: ["json", "progress-append-only"],
    jsonReporter: { fileName: "mutation-report.json" },
    ignorePatterns: ["**/pictures/**", "**/public/**"],
  };
}

function write(copy: string, file: string, text: string): void {
  writeFileSync(path.join(copy, file), text);
}
