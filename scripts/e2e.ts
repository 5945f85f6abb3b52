/** `npm run e2e -- <filter>`: runs the end-to-end tests whose file or title matches, on a fresh build. */
import { ensureBrowser } from "./browser/ensure-browser.ts";
import { buildStale } from "./builds/build-stale.ts";
import { builds } from "./builds/builds.ts";
import { nodeCommand, runCommand } from "./process/command.ts";
import { commandFile } from "./process/project.ts";

const [browser, built] = await Promise.all([
  ensureBrowser().catch((error: Error) => console.error(error.message)),
  buildStale(builds),
]);
if (browser && built) {
  const playwright = commandFile("@playwright/test", "playwright", "e2e");
  const args = ["test", "--config=e2e/playwright.config.ts", ...process.argv.slice(2)];
  const { code } = await runCommand(
    nodeCommand(playwright, args, { env: { CHROMIUM_PATH: browser } }),
    { show: true },
  );
  process.exitCode = code;
} else {
  process.exitCode = 1;
}
