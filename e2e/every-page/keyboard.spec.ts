import { dialogIds } from "../../apps/site/app/dialogs/dialog-ids.ts";
import { paths } from "../../apps/site/app/paths.ts";
import { waitUntilReady } from "../fixtures/readiness.ts";
import { expectTabReachesAll } from "../fixtures/tab-navigation.ts";
import { expect, test } from "../fixtures/test.ts";

for (const width of [360, 1280]) {
  test(`Tab reaches every control of an open dialog at ${width} px, and each is visible`, async ({
    page,
  }) => {
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
