import { landingPaths, tutorialPaths } from "@crm/brand";
import { dialogIds } from "../../apps/site/app/dialogs/dialog-ids.ts";
import { paths } from "../../apps/site/app/paths.ts";
import { waitUntilReady } from "../fixtures/readiness.ts";
import { expectTabReachesAll } from "../fixtures/tab-navigation.ts";
import { expect, test } from "../fixtures/test.ts";

// The widths run in parallel.
test.describe.configure({ mode: "parallel" });

/** One page of each type. */
const pages = [
  ...Object.values(paths).filter((path) => path !== paths.licences),
  landingPaths.codConfirmation,
  tutorialPaths.createTemplate,
  tutorialPaths.customWebsite,
  "/help-center/templates",
  "/help-center/templates/template-statuses",
  "/blog/the-first-two-lines",
];

for (const width of [360, 1280]) {
  test(`Tab reaches every control of every page at ${width} px, and each is visible`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of pages) {
      await page.goto(path);
      await waitUntilReady(page);
      await expectTabReachesAll(page, `${path} at ${width}`);
    }
  });

  test(`Tab reaches every control of an open dialog at ${width} px, and each is visible`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 560 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(paths.home);
    await waitUntilReady(page);
    const { menu, ...forms } = dialogIds;
    for (const id of width < 914 ? [menu, ...Object.values(forms)] : Object.values(forms)) {
      const dialog = page.locator(`#${id}`);
      await dialog.evaluate((element: HTMLDialogElement) => element.showModal());
      await expect(
        dialog.getByRole("button", { name: "Submit" }).or(dialog.getByRole("navigation")).first(),
      ).toBeVisible();
      await expectTabReachesAll(page, `${id} at ${width}`);
      await dialog.evaluate((element: HTMLDialogElement) => element.close());
    }
  });
}
