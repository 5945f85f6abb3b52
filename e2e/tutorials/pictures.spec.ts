import { tutorialPaths } from "@crm/brand";
import { measurePicture } from "../fixtures/picture-width.ts";
import { waitUntilReady } from "../fixtures/readiness.ts";
import { expect, test } from "../fixtures/test.ts";

test("a phone loads the mobile drawing, a tap enlarges it, and back closes it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(tutorialPaths.tags);
  await waitUntilReady(page);
  const picture = page.locator("[commandfor=picture-1] img");
  await expect.poll(() => picture.evaluate(measurePicture)).toBe(760);
  const shown = await picture.boundingBox();
  await picture.click();
  const large = page.getByRole("dialog").getByRole("img");
  await expect(large).toBeVisible();
  expect((await large.boundingBox())?.width).toBeGreaterThan((shown?.width ?? 0) * 1.5);
  await page.goBack();
  await expect(large).toBeHidden();
  await expect(page).toHaveURL(tutorialPaths.tags);
});

test("a picture can be opened, scrolled and closed by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(tutorialPaths.tags);
  const opener = page.locator("[commandfor=picture-1]");
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  const region = dialog.getByRole("region");
  await region.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  // The router must not render the page again when it returns to its own history entry.
  await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBeUndefined();
  await page.waitForLoadState("networkidle");
  await expect(opener).toBeFocused();
});

test("the video is loaded and played when its dialog opens, and it has captions", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const listVideos = () => requested.filter((path) => /\.(?:webm|mp4)$/.test(path));
  await page.goto(tutorialPaths.businessAccount);
  const dialog = page.getByRole("dialog", { name: "step by step" });
  const video = page.locator("dialog video");
  expect(listVideos()).toEqual([]);
  await page.getByRole("button", { name: "step by step" }).click();
  await expect(dialog).toBeVisible();
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  const loaded = await video.evaluate(({ duration, textTracks }: HTMLVideoElement) => ({
    duration,
    captions: textTracks[0]?.cues?.length,
  }));
  expect(loaded).toEqual({ duration: expect.any(Number), captions: 10 });
  expect(loaded.duration).toBeGreaterThanOrEqual(20);
  expect(loaded.duration).toBeLessThanOrEqual(40);
  expect(listVideos()).not.toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("pictures and the video open and close", async ({ page }) => {
    await page.goto(tutorialPaths.businessAccount);
    for (const id of ["picture-1", "video"]) {
      const dialog = page.locator(`dialog#${id}`);
      await page.locator(`[commandfor=${id}]`).click();
      await expect(dialog).toBeVisible();
      await dialog.getByRole("button", { name: /^Close the/ }).click();
      await expect(dialog).toBeHidden();
    }
  });
});
