import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Command, nodeCommand, runCommand } from "../process/command.ts";
import { commandFile } from "../process/project.ts";
import { countPlaywright, countVitest } from "./counts.ts";
import type { Counts, Stage } from "./stage.ts";

/** Unit, contract and integration tests, and the tests in `scripts/rules`. */
export const unitStage: Stage = testStage("Unit tests", countVitest, (report) =>
  nodeCommand(commandFile("vitest", "vitest"), [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]),
);

/** The whole system in a real browser. */
export const browserStage: Stage = testStage("End-to-end tests", countPlaywright, (report) =>
  nodeCommand(
    commandFile("@playwright/test", "playwright", "e2e"),
    ["test", "--config=e2e/playwright.config.ts", "--reporter=list,json"],
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  ),
);

/** A stage that prints the tests' output live and counts them from the runner's JSON report. */
function testStage<Report>(
  name: string,
  count: (report: Report) => Counts,
  command: (report: string) => Command,
): Stage {
  return {
    name,
    async run() {
      console.info(`\n── ${name} …`);
      const folder = mkdtempSync(path.join(tmpdir(), "crm-test-"));
      const report = path.join(folder, "report.json");
      const { code } = await runCommand(command(report), { show: true });
      const counts = existsSync(report)
        ? count(JSON.parse(readFileSync(report, "utf8")) as Report)
        : { passed: 0, failed: 1 };
      rmSync(folder, { recursive: true });
      return { ok: code === 0 && counts.failed === 0, counts };
    },
  };
}
