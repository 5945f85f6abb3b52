import type { Page } from "@playwright/test";
import { paths } from "../../apps/site/app/paths.ts";
import {
  expectAccessible,
  expectNoHorizontalScroll,
  expectNoLayoutShift,
  expectNothingClipped,
  expectPaintBeforeScripts,
  expectTextsInHtml,
  noteLayoutShifts,
} from "../fixtures/page-checks.ts";
import { waitUntilReady } from "../fixtures/readiness.ts";
import { listPages, pickForBrowser } from "../fixtures/site-pages.ts";
import { expectTabReachesAll } from "../fixtures/tab-navigation.ts";
import { expect, test } from "../fixtures/test.ts";

// The parts run in parallel.
test.describe.configure({ mode: "parallel" });

const parts = 6;

/** Its thousand lines are all alike, and Tab would take minutes. */
const tooLongForTab: string = paths.licences;

/** What axe can find at a width between that of the phone's and that of the widest layout. */
const layoutRules = ["color-contrast", "target-size", "scrollable-region-focusable"];

for (let part = 0; part < parts; part++) {
  test(`no page shifts, clips text, scrolls horizontally, fails axe, hides a control from Tab, loads scripts before it is painted or has text that its HTML lacks (part ${part + 1} of ${parts})`, async ({
    page,
    request,
  }) => {
    test.setTimeout(300_000);
    await page.addInitScript(noteLayoutShifts);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const pages = pickForBrowser(await listPages(request));
    for (const { path, isSister } of pages.filter((_, index) => index % parts === part)) {
      const html = await open(page, path, 360);
      await expectPaintBeforeScripts(page, path);
      await expectTextsInHtml(page, html, path);
      await expectNoLayoutShift(page, `${path} at 360`);
      // A sister's frame is that of the other pages.
      await expectAccessible(page, `${path} at 360`, { within: isSister ? "main" : "html" });
      // The narrowest has the size at which a page must still fit by WCAG 2.2, 1.4.10.
      for (const width of [320, 360, 800, 1280]) {
        await resize(page, width);
        await expectFits(page, `${path} at ${width}`);
      }
      // A window of 1280 × 800 at 200 % zoom has this viewport.
      await resize(page, 640, 400);
      await expectFits(page, `${path} at 200 %`);
      await expectLargeTextFits(page, path);
      // The rest does not depend on the content in which a sister page differs.
      if (isSister) continue;

      const hasTab = path !== tooLongForTab;
      await resize(page, 800);
      await expectAccessible(page, `${path} at 800`, { rules: layoutRules });
      if (hasTab) {
        await resize(page, 360);
        await expectTabReachesAll(page, `${path} at 360`);
      }
      await open(page, path, 1280);
      await expectNoLayoutShift(page, `${path} at 1280`);
      await expectFits(page, `${path} opened at 1280`);
      await expectAccessible(page, `${path} at 1280`);
      if (hasTab) await expectTabReachesAll(page, `${path} at 1280`);
    }
  });
}

/** Opens a page, waits until it is ready, and returns the HTML that the server sent. */
async function open(page: Page, path: string, width: number): Promise<string> {
  await resize(page, width);
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(200);
  await waitUntilReady(page);
  return (await answer?.text()) ?? "";
}

async function resize(page: Page, width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height });
}

/** A phone whose owner has set large text. */
async function expectLargeTextFits(page: Page, path: string): Promise<void> {
  const setTextSize = (size: string) =>
    page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);
  await resize(page, 360);
  await setTextSize("150%");
  await expectFits(page, `${path} at 360 with text of 150 %`);
  await setTextSize("");
}

async function expectFits(page: Page, where: string): Promise<void> {
  await expectNoHorizontalScroll(page, where);
  await expectNothingClipped(page, where);
}
