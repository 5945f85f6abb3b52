/// <reference lib="dom" />
import { tutorialPaths } from "@crm/brand";
import { sitemapPath } from "@crm/contract/pages/sitemap";
import type { Browser, Page } from "@playwright/test";
import { dialogIds } from "../../apps/site/app/dialogs/dialog-ids.ts";
import { paths } from "../../apps/site/app/paths.ts";
import { scrollThrough } from "../../e2e/fixtures/scroll-through.ts";

const widths = [360, 1440];

/** Every dialog, with a page that can open it. */
const dialogs = {
  [dialogIds.menu]: paths.home,
  [dialogIds.bookDemo]: paths.home,
  [dialogIds.joinCommunity]: paths.home,
  [dialogIds.signIn]: paths.home,
  [dialogIds.enterprise]: paths.pricing,
  "picture-1": tutorialPaths.tags,
  video: tutorialPaths.businessAccount,
};

/** What to take. */
export interface Choice {
  /** A part of the page's path or of the dialog's id. */
  filter: string;
  /** Draws all text in the system's font, so that a change of the pages' fonts does not change each picture. */
  isSystemFont?: boolean;
  /** Whether a page may have no button for a dialog, as in another version. */
  mayLackDialogs?: boolean;
}

// A full-page screenshot is taken from the top, where drawings far below are not rendered.
const drawAll = "* { content-visibility: visible !important }";
const systemFont = "*, ::before, ::after { font-family: sans-serif !important }";

/**
 * Takes a screenshot of every page and dialog, 360 and 1440 px wide.
 *
 * @param keep gets a name for the file, without its type, and the picture as PNG
 */
export async function takeScreens(
  browser: Browser,
  siteUrl: string,
  { filter, isSystemFont = false, mayLackDialogs = false }: Choice,
  keep: (name: string, png: Buffer) => void,
): Promise<void> {
  const css = isSystemFont ? drawAll + systemFont : drawAll;
  const pages = (await listPages(siteUrl)).filter((page) => page.includes(filter));
  for (const width of widths) {
    const viewport = { width, height: width < 768 ? 740 : 900 };
    const tab = await browser.newPage({ viewport, reducedMotion: "reduce", bypassCSP: true });
    for (const page of pages) {
      const name = page === paths.home ? "home" : page.slice(1).replaceAll("/", "--");
      keep(`${name}-${width}`, await takePage(tab, siteUrl + page, css));
    }
    for (const [id, page] of Object.entries(dialogs)) {
      if (!id.includes(filter) || (id === dialogIds.menu && width > 913)) continue;
      await tab.goto(siteUrl + page);
      await tab.addStyleTag({ content: css });
      const button = tab.locator(`[commandfor=${id}],[popovertarget=${id}]`).first();
      if (mayLackDialogs && (await button.count()) === 0) continue;
      await button.dispatchEvent("click");
      await tab.waitForLoadState("networkidle");
      keep(`dialog-${id}-${width}`, await tab.screenshot());
    }
    await tab.close();
  }
}

async function listPages(siteUrl: string): Promise<string[]> {
  const parts = await readAddresses(siteUrl + sitemapPath);
  const listed = (await Promise.all(parts.map(readAddresses)))
    .flat()
    .map((address) => new URL(address).pathname);
  return [...listed, paths.thankYou, paths.demoThankYou, paths.bookDemo, paths.enterpriseInquiry];
}

async function readAddresses(sitemap: string): Promise<string[]> {
  const xml = await (await fetch(sitemap)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
}

async function takePage(tab: Page, address: string, css: string): Promise<Buffer> {
  await tab.goto(address);
  await tab.addStyleTag({ content: css });
  // Otherwise some pictures are not drawn yet when the screenshot is taken.
  await tab.evaluate(() => {
    for (const image of document.images) image.decoding = "sync";
  });
  await scrollThrough(tab);
  // Those in closed dialogs are never loaded.
  await tab.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility()),
  );
  return tab.screenshot({ fullPage: true });
}
