import type { Page } from "@playwright/test";
import {
  expectAccessible,
  expectNoHorizontalScroll,
  expectNoLayoutShift,
  expectNothingClipped,
  noteLayoutShifts,
} from "../fixtures/page-checks.ts";
import { waitUntilReady } from "../fixtures/readiness.ts";
import { listPages, pickTwoPerType, queryPages } from "../fixtures/site-pages.ts";
import { expect, test } from "../fixtures/test.ts";

// The parts run in parallel.
test.describe.configure({ mode: "parallel" });

const parts = 4;

for (let part = 0; part < parts; part++) {
  test(`no page shifts, clips text, scrolls horizontally or fails axe (part ${part + 1} of ${parts})`, async ({
    page,
    request,
  }) => {
    test.setTimeout(300_000);
    await page.addInitScript(noteLayoutShifts);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const pages = [...pickTwoPerType(await listPages(request)), ...queryPages];
    for (const path of pages.filter((_, index) => index % parts === part)) {
      await open(page, path, 360);
      await expectNoLayoutShift(page, `${path} at 360`);
      await expectWhole(page, `${path} at 360`);
      await resize(page, 800);
      await expectWhole(page, `${path} at 800`);
      await open(page, path, 1280);
      await expectNoLayoutShift(page, `${path} at 1280`);
      await expectWhole(page, `${path} at 1280`);
      // A window of 1280 × 800 at 200 % zoom has this viewport.
      await resize(page, 640, 400);
      await expectNoHorizontalScroll(page, `${path} at 200 %`);
      await expectNothingClipped(page, `${path} at 200 %`);
    }
  });
}

async function open(page: Page, path: string, width: number): Promise<void> {
  await resize(page, width);
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(200);
  await waitUntilReady(page);
}

async function resize(page: Page, width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height });
}

async function expectWhole(page: Page, where: string): Promise<void> {
  await expectAccessible(page, where);
  await expectNoHorizontalScroll(page, where);
  await expectNothingClipped(page, where);
}
