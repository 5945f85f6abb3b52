import type { Page } from "@playwright/test";
import { waitUntilReady } from "../fixtures/readiness.ts";
import { expect, test } from "../fixtures/test.ts";

const listAnimations = (page: Page) =>
  page.locator("#how-it-works [data-reveal]").evaluateAll((elements) =>
    elements.flatMap((element) =>
      element.getAnimations().map(({ playState, effect }) => ({
        playState,
        ...effect?.getComputedTiming(),
      })),
    ),
  );

test("the steps appear one after the other once half of the list is visible", async ({ page }) => {
  await page.goto("/");
  await waitUntilReady(page);
  const list = page.locator("#how-it-works ol");
  const scrollTo = (share: number) =>
    list.evaluate((element, share) => {
      const { top, height } = element.getBoundingClientRect();
      window.scrollTo({ top: scrollY + top + height * share - innerHeight, behavior: "instant" });
    }, share);

  await scrollTo(0.35);
  await expect.poll(async () => (await listAnimations(page)).length).toBe(9);
  const paused = await listAnimations(page);
  expect(new Set(paused.map(({ playState }) => playState))).toEqual(new Set(["paused"]));
  await expect(list.locator("[data-reveal=step]").last()).toHaveCSS("opacity", "0");

  await scrollTo(0.6);
  await expect
    .poll(
      async () =>
        (await listAnimations(page)).filter(({ playState }) => playState === "running").length,
    )
    .toBeGreaterThan(7);
  const [first] = paused;
  const last = paused.at(-1);
  expect(first?.delay).toBe(100);
  expect(Number(last?.delay) + Number(last?.duration)).toBe(7_700);

  await list.evaluate((element) => {
    for (const animation of element.getAnimations({ subtree: true })) animation.finish();
  });
  for (const step of await list.locator("[data-reveal=step]").all()) {
    await expect(step).toHaveCSS("opacity", "1");
  }
});

test("the steps have no animation with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await waitUntilReady(page);
  await page.locator("#how-it-works").scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  expect(await listAnimations(page)).toEqual([]);
});
