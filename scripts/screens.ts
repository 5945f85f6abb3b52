/**
 * `npm run screens -- <filter>`: takes a screenshot of every page and dialog, 360 and 1440 px wide,
 * in the git-ignored folder `screens/`. The filter is a part of the path.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readCommandLineOrExit } from "@crm/server-kit/command-line";
import { startSystem } from "../e2e/fixtures/system.ts";
import { launchBrowser } from "./browser/launch-browser.ts";
import { buildStale } from "./builds/build-stale.ts";
import { builds } from "./builds/builds.ts";
import { inProject } from "./process/project.ts";
import { takeScreens } from "./screens/take-screens.ts";

const folder = inProject("screens");
const [filter = ""] = readCommandLineOrExit({
  usage: "npm run screens -- [<part of a path>]",
  options: {},
  most: 1,
}).positionals;

if (await buildStale(builds)) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const system = await startSystem();
  const browser = await launchBrowser();
  try {
    await takeScreens(browser, system.siteUrl, { filter }, (name, png) =>
      writeFileSync(path.join(folder, `${name}.png`), png),
    );
    console.info(`The pictures are in ${folder}`);
  } finally {
    await browser.close();
    await system.stop();
  }
} else {
  process.exitCode = 1;
}
