import { existsSync } from "node:fs";
import { nodeCommand, runCommand } from "../process/command.ts";
import { commandFile } from "../process/project.ts";
import { findBrowser } from "./find-browser.ts";

/** Debian's packages; systems based on Debian may not have the first. */
const packages = ["chromium-headless-shell", "chromium"];

/**
 * Installs a browser: Playwright's download, else a Debian package if this is root on a system with
 * apt. Prints what it does.
 *
 * @returns its path, or undefined when neither is possible
 */
export async function installBrowser(): Promise<string | undefined> {
  console.info("No Chromium found. Trying Playwright's download …");
  const playwright = commandFile("@playwright/test", "playwright", "e2e");
  await runCommand(nodeCommand(playwright, ["install", "chromium"], { timeoutMs: 300_000 }));
  const downloaded = findBrowser();
  if (downloaded) return downloaded;

  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await runCommand({ file: "apt-get", args: ["update", "-q"], env, timeoutMs: 300_000 });
  for (const name of packages) {
    console.info(`The download failed. Installing Debian's package ${name} with apt-get …`);
    const args = ["install", "-qy", "--no-install-recommends", name];
    const { output } = await runCommand({ file: "apt-get", args, env, timeoutMs: 600_000 });
    const installed = findBrowser();
    if (installed) return installed;
    console.error(output.split("\n").slice(-5).join("\n"));
  }
  return undefined;
}
