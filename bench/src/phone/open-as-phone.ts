import type { Browser, Page } from "@playwright/test";

/** As Lighthouse does for a cheap phone. */
export const slowdown = 4;

/**
 * Opens an empty page as on a phone with a slow processor. `isHydrated` of its window is true once the
 * scripts of a page of the site run.
 */
export async function openAsPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.addInitScript(
    `document.addEventListener("app:ready", () => { window.isHydrated = true; });`,
  );
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return page;
}
