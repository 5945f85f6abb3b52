import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

/**
 * Commands under which systems install Chromium or Chrome. The headless shell first: it is the same
 * engine without the windows around it, whose address bar and menus take a third of a test's time.
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
 * The browser that tests drive: `CHROMIUM_PATH`, else an installed Chromium or Chrome, else the
 * one that Playwright has downloaded.
 *
 * @returns its path, or undefined when there is none that starts
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

/** A browser whose system libraries are missing is there and yet does not start. */
export function starts(file: string): boolean {
  return existsSync(file) && spawnSync(file, ["--version"], { timeout: 20_000 }).status === 0;
}
