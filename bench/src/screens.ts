import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Browser } from "@playwright/test";
import { launchBrowser } from "../../scripts/browser/launch-browser.ts";
import { inProject, projectRoot } from "../../scripts/process/project.ts";
import { formatTable } from "../../scripts/report/table.ts";
import { writeResults } from "../../scripts/report/write-results.ts";
import { type Choice, takeScreens } from "../../scripts/screens/take-screens.ts";
import { comparePictures, type Difference } from "./compare/compare-pictures.ts";
import { startVersion } from "./compare/start-version.ts";

/**
 * `npm run bench -- screens <folder> [filter] [system-font]`: takes a screenshot of every page and dialog, 360 and 1440 px wide, of
 * the version in another folder and of this one. Lists those that differ visibly, and keeps both pictures and one that marks
 * what differs in the git-ignored folder `screens/`.
 *
 * @param folder where `npm ci` and `npm run build` were run
 * @param filter a part of the page's path or of the dialog's id
 * @param font "system-font": without the pages' own fonts
 */
export async function benchScreens(folder?: string, filter = "", font?: string): Promise<void> {
  if (!folder) throw new Error("Give the folder of the other version, built: screens <folder>");
  if (font !== undefined && font !== "system-font") {
    throw new Error(`The third argument can only be system-font, not ${font}`);
  }
  const choice = { filter, isSystemFont: font !== undefined, mayLackDialogs: true };
  const browser = await launchBrowser();
  try {
    const older = await takeAll(browser, resolve(folder), choice);
    const newer = await takeAll(browser, projectRoot, choice);
    await report(older, newer);
  } finally {
    await browser.close();
  }
}

type Screens = Map<string, Buffer>;

async function takeAll(browser: Browser, folder: string, choice: Choice): Promise<Screens> {
  const version = await startVersion(folder);
  try {
    const screens: Screens = new Map();
    await takeScreens(browser, version.siteUrl, choice, (name, png) => screens.set(name, png));
    return screens;
  } finally {
    await version.stop();
  }
}

async function report(older: Screens, newer: Screens): Promise<void> {
  const folder = inProject("screens");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const rows: string[][] = [];
  let same = 0;
  for (const name of new Set([...older.keys(), ...newer.keys()])) {
    const [before, now] = [older.get(name), newer.get(name)];
    if (before && now) {
      const difference = await comparePictures(before, now);
      if (difference.pixels === 0) {
        same += 1;
        continue;
      }
      rows.push([name, ...describe(difference)]);
      writeFileSync(join(folder, `${name}-marked.png`), difference.marked);
    } else rows.push([name, before ? "only before" : "only now", ""]);
    if (before) writeFileSync(join(folder, `${name}-before.png`), before);
    if (now) writeFileSync(join(folder, `${name}-now.png`), now);
  }
  console.info(`${same} pictures have no pixel that differs visibly.`);
  if (rows.length > 0) {
    console.info(formatTable([["picture", "pixels that differ", "between rows"], ...rows]));
    console.info(`They are in ${folder}`);
  }
  writeResults("screens", { same, differ: rows });
}

function describe({ pixels, share, rows }: Difference): string[] {
  return [`${pixels} (${(share * 100).toFixed(2)} %)`, rows?.join(" and ") ?? ""];
}
