import { tutorialPaths } from "@crm/brand";
import { measurePicture } from "../fixtures/picture-width.ts";
import { waitUntilReady } from "../fixtures/readiness.ts";
import { expect, test } from "../fixtures/test.ts";

test("phones get the drawing that is made for them; one touch enlarges it, back closes it", async ({
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

test("a keyboard opens a picture, moves it and closes it", async ({ page }) => {
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
  // Going back to the page's own entry, the router must not make the page anew.
  await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBeUndefined();
  await page.waitForLoadState("networkidle");
  await expect(opener).toBeFocused();
});

test("the film plays in a dialog on the first press, loads nothing before and has captions", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const films = () => asked.filter((path) => /\.(?:webm|mp4)$/.test(path));
  await page.goto(tutorialPaths.businessAccount);
  const dialog = page.getByRole("dialog", { name: "step by step" });
  const video = page.locator("dialog video");
  expect(films()).toEqual([]);
  await page.getByRole("button", { name: "step by step" }).click();
  await expect(dialog).toBeVisible();
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  const film = await video.evaluate(({ duration, textTracks }: HTMLVideoElement) => ({
    duration,
    captions: textTracks[0]?.cues?.length,
  }));
  expect(film).toEqual({ duration: expect.any(Number), captions: 10 });
  expect(film.duration).toBeGreaterThanOrEqual(20);
  expect(film.duration).toBeLessThanOrEqual(40);
  expect(films()).not.toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("pictures and the film open and close", async ({ page }) => {
    await page.goto(tutorialPaths.businessAccount);
    for (const id of ["picture-1", "film"]) {
      const dialog = page.locator(`dialog#${id}`);
      await page.locator(`[commandfor=${id}]`).click();
      await expect(dialog).toBeVisible();
      await dialog.getByRole("button", { name: /^Close the/ }).click();
      await expect(dialog).toBeHidden();
    }
  });
});
