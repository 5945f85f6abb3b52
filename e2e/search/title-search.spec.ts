import { articleMessages } from "@crm/contract/messages";
import type { Page } from "@playwright/test";
import { waitUntilReady } from "../fixtures/readiness.ts";
import { stopClock } from "../fixtures/stopped-clock.ts";
import { expect, test } from "../fixtures/test.ts";

const box = (page: Page) => page.getByRole("search").getByRole("combobox");

for (const { path, term } of [
  { path: "/blog", term: "WHAT" },
  { path: "/help-center", term: "IMPORT" },
]) {
  test(`the search on ${path} lists titles with their matches marked and is usable by keyboard`, async ({
    page,
  }) => {
    await page.goto(path);
    await box(page).fill(term);
    const options = page.getByRole("listbox").getByRole("option");
    await expect(options.first()).toBeVisible();
    for (const option of await options.all()) {
      await expect(option.locator("mark").first()).toHaveText(new RegExp(`^${term}$`, "i"));
    }
    await page.keyboard.press("ArrowDown");
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
    const title = await options.first().locator("span").first().innerText();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    expect(page.url()).not.toContain("?");
  });

  test(`the search on ${path} shows that there are no results and closes with Escape or a click outside`, async ({
    page,
  }) => {
    await page.goto(path);
    const none = page.getByText(articleMessages.noAnswer, { exact: true });
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => page.getByRole("heading", { level: 1 }).click(),
    ]) {
      await box(page).fill("(.*)[zzz");
      await expect(none).toBeVisible();
      await expect(page.getByText(articleMessages.rephrase, { exact: true })).toBeVisible();
      await close();
      await expect(none).toBeHidden();
      await box(page).fill("");
    }
  });
}

test("a search that the server answers waits 120 ms after the last letter", async ({ page }) => {
  /** The terms of the requests; null asks for all titles. */
  const requested: (string | null)[] = [];
  await page.route(/\/search\/blog\.json/, (route) => {
    const term = new URL(route.request().url()).searchParams.get("q");
    requested.push(term);
    // So many titles that the browser does not get them all.
    return route.fulfill({ json: { titles: [], count: term ? 0 : 5_000, isInsideOffered: false } });
  });
  await page.clock.install();
  await page.goto("/blog");
  await waitUntilReady(page);
  await box(page).focus();
  await expect.poll(() => requested).toEqual([null]);
  await stopClock(page);
  await box(page).fill("w");
  await page.clock.runFor(119);
  await box(page).fill("wh");
  await page.clock.runFor(119);
  expect(requested, "requests before the pause has ended").toEqual([null]);
  await page.clock.runFor(1);
  await expect.poll(() => requested).toEqual([null, "wh"]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  for (const path of ["/blog", "/help-center"]) {
    test(`the search on ${path} shows its results on the first screen of a phone`, async ({
      page,
    }) => {
      await page.goto(path);
      await box(page).fill("template");
      await page.getByRole("search").getByRole("button", { name: "Search" }).click();
      await expect(page).toHaveURL(/\?q=template$/);
      const found = page.getByRole("region", { name: /Latest updates|What we found/ }).first();
      const titles = found.getByRole("link", { name: /template/i });
      expect(await titles.count()).toBeGreaterThan(0);
      await expect(found.getByRole("heading", { level: 2 })).toBeInViewport();
    });
  }
});
