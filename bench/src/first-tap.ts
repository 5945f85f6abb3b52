import type { Browser } from "@playwright/test";
import { launchBrowser } from "../../scripts/browser/launch-browser.ts";
import { formatTable } from "../../scripts/report/table.ts";
import { writeResults } from "../../scripts/report/write-results.ts";
import { templates } from "./lighthouse/templates.ts";
import { median } from "./median.ts";
import { openAsPhone, slowdown } from "./phone/open-as-phone.ts";
import { startSystem } from "./system.ts";

/** The browser reports no event that was shown within this time. Milliseconds. */
const shortest = 16;

/** Collects how long each tap takes until its result is shown. */
const watchTaps = `
  window.taps = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) window.taps.push(entry.duration);
  }).observe({ type: "event", durationThreshold: ${shortest}, buffered: true });
`;

/**
 * `npm run bench -- taps [rounds]`: how long a phone with a slow processor takes to show the menu
 * after the first tap, on one page of each template: before the page's scripts have started, and
 * after. The median of 3 rounds.
 */
export async function benchFirstTap(rounds = 3): Promise<void> {
  const system = await startSystem();
  const browser = await launchBrowser();
  try {
    const pages = [];
    for (const path of templates) {
      const [before, after]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        before.push(await tapMenu(browser, system.siteUrl + path, false));
        after.push(await tapMenu(browser, system.siteUrl + path, true));
      }
      pages.push({ path, before, after });
      console.info(`${path}: ${describe(before)} before hydration, ${describe(after)} after it`);
    }
    const rows = pages.map(({ path, before, after }) => [path, describe(before), describe(after)]);
    console.info(formatTable([["page", "before hydration ms", "after it ms"], ...rows]));
    writeResults("taps", { rounds, slowdown, pages });
  } finally {
    await browser.close();
    await system.stop();
  }
}

/**
 * Opens a page as on a phone and taps its menu, before or after its scripts have started; before them
 * as soon as the page is painted.
 *
 * @returns milliseconds from the tap to the next paint
 */
export async function tapMenu(browser: Browser, url: string, isHydrated: boolean): Promise<number> {
  const page = await openAsPhone(browser);
  await page.addInitScript(watchTaps);
  await page.goto(url, { waitUntil: isHydrated ? "load" : "commit" });
  // A string would be evaluated, which the content security policy forbids.
  if (isHydrated) await page.waitForFunction(() => Reflect.get(globalThis, "isHydrated"));
  // Before it nobody sees what to tap.
  else await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint")[0]);
  await page.getByRole("button", { name: "Menu", exact: true }).tap();
  await page.getByRole("dialog", { name: "Menu", exact: true }).waitFor();
  await page.waitForFunction(() => Reflect.get(globalThis, "isHydrated"));
  const taps = await page.evaluate(() => Reflect.get(globalThis, "taps") as number[]);
  await page.context().close();
  return Math.max(shortest, ...taps);
}

function describe(values: readonly number[]): string {
  const ms = median(values);
  return ms <= shortest ? `at most ${shortest}` : String(ms);
}
