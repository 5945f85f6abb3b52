/**
 * `npm run screens -- <filter>`: takes a screenshot of every page and dialog, 360 and 1440 px wide,
 * in the git-ignored folder `screens/`. The filter is a part of the path.
 */
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { tutorialPaths } from "@crm/brand";
import { sitemapPath } from "@crm/contract/pages/sitemap";
import type { Browser } from "@playwright/test";
import { dialogIds } from "../apps/site/app/dialogs/dialog-ids.ts";
import { paths } from "../apps/site/app/paths.ts";
import { scrollThrough } from "../e2e/fixtures/scroll-through.ts";
import { startSystem } from "../e2e/fixtures/system.ts";
import { launchBrowser } from "./browser/launch-browser.ts";
import { buildStale } from "./builds/build-stale.ts";
import { builds } from "./builds/builds.ts";
import { inProject } from "./process/project.ts";

const folder = inProject("screens");
const widths = [360, 1440];
const filter = process.argv[2] ?? "";

/** Every dialog, with a page that can open it. */
const dialogs = {
  [dialogIds.menu]: paths.home,
  [dialogIds.bookDemo]: paths.home,
  [dialogIds.joinCommunity]: paths.home,
  [dialogIds.signIn]: paths.home,
  [dialogIds.enterprise]: paths.pricing,
  "picture-1": tutorialPaths.tags,
  film: tutorialPaths.businessAccount,
};

async function readAddresses(sitemap: string): Promise<string[]> {
  const xml = await (await fetch(sitemap)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
}

async function takeScreens(browser: Browser, siteUrl: string): Promise<void> {
  const parts = await readAddresses(siteUrl + sitemapPath);
  const listed = (await Promise.all(parts.map(readAddresses)))
    .flat()
    .map((address) => new URL(address).pathname);
  const pages = [
    ...listed,
    ...[paths.thankYou, paths.demoThankYou, paths.bookDemo, paths.enterpriseInquiry],
  ];
  for (const width of widths) {
    const viewport = { width, height: width < 768 ? 740 : 900 };
    const tab = await browser.newPage({ viewport, reducedMotion: "reduce", bypassCSP: true });
    for (const page of pages.filter((page) => page.includes(filter))) {
      await tab.goto(siteUrl + page);
      // A full-page screenshot is taken from the top, where drawings far below are not rendered.
      await tab.addStyleTag({ content: "* { content-visibility: visible !important }" });
      await scrollThrough(tab);
      const name = page === paths.home ? "home" : page.slice(1).replaceAll("/", "--");
      await tab.screenshot({ path: path.join(folder, `${name}-${width}.png`), fullPage: true });
    }
    for (const [id, page] of Object.entries(dialogs)) {
      if (!id.includes(filter) || (id === dialogIds.menu && width > 913)) continue;
      await tab.goto(siteUrl + page);
      await tab.locator(`[commandfor=${id}]`).first().dispatchEvent("click");
      await tab.waitForLoadState("networkidle");
      await tab.screenshot({ path: path.join(folder, `dialog-${id}-${width}.png`) });
    }
    await tab.close();
  }
}

if (await buildStale(builds)) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const system = await startSystem();
  const browser = await launchBrowser();
  try {
    await takeScreens(browser, system.siteUrl);
    console.info(`The pictures are in ${folder}`);
  } finally {
    await browser.close();
    await system.stop();
  }
} else {
  process.exitCode = 1;
}
