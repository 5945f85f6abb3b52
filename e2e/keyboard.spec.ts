import { tutorialPaths } from "@crm/brand";
import { paths } from "../apps/site/app/paths.ts";
import { expectWalkByTab } from "./fixtures/focus-walk.ts";
import { waitUntilReady } from "./fixtures/readiness.ts";
import { test } from "./fixtures/test.ts";

// The widths share the workers.
test.describe.configure({ mode: "parallel" });

/** One page of each kind. */
const pages = [
  ...Object.values(paths).filter((path) => path !== paths.licences),
  tutorialPaths.createTemplate,
  tutorialPaths.customWebsite,
  "/help-center/templates",
  "/help-center/templates/template-statuses",
  "/blog/the-first-two-lines",
];

for (const width of [360, 1280]) {
  test(`Tab reaches every control of a page, in sight, at ${width} px`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of pages) {
      await page.goto(path);
      await waitUntilReady(page);
      await expectWalkByTab(page, `${path} at ${width}`);
    }
  });
}
