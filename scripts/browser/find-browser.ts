import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

/**
 * The command names of Chromium and Chrome on different systems. The headless shell is first: it is
 * the same engine without a window, and a test takes a third less time with it.
 */
const commands = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];

const macApps = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * Finds a browser for the tests: `CHROMIUM_PATH`, else an installed Chromium or Chrome, else
 * Playwright's download.
 *
 * @returns its path, or undefined when none starts
 */
export function findBrowser(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return chosen;
  return [...commands.flatMap(findOnPath), ...macApps, chromium.executablePath()].find(starts);
}

function findOnPath(command: string): string[] {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  return folders.map((folder) => path.join(folder, command));
}

/** False when the browser can't run, for example because system libraries are missing. */
export function starts(file: string): boolean {
  return existsSync(file) && spawnSync(file, ["--version"], { timeout: 20_000 }).status === 0;
}
