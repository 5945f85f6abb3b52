import { existsSync } from "node:fs";
import { nodeCommand, runCommand } from "../process/command.ts";
import { commandFile } from "../process/project.ts";
import { findBrowser } from "./find-browser.ts";

/**
 * Installs a browser: Playwright's download, else Debian's package where this is root on a system
 * with apt. Says what it does.
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
  console.info("That gave none. Installing Debian's package chromium with apt-get …");
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await runCommand({ file: "apt-get", args: ["update", "-q"], env, timeoutMs: 300_000 });
  const install = ["install", "-qy", "--no-install-recommends", "chromium"];
  const { output } = await runCommand({ file: "apt-get", args: install, env, timeoutMs: 600_000 });
  const installed = findBrowser();
  if (!installed) console.error(output.split("\n").slice(-5).join("\n"));
  return installed;
}
