import { delayScripts } from "../fixtures/delayed-scripts.ts";
import {
  apiItems,
  expectOnlyPanel,
  expectOnlyPicture,
  featureGroup,
  tabs,
} from "../fixtures/home-page.ts";
import { waitUntilReady } from "../fixtures/readiness.ts";
import { expect, test } from "../fixtures/test.ts";

test.describe("the core features", () => {
  test("show only the panel of the tab that is clicked", async ({ page }) => {
    await page.goto("/");
    await expect(featureGroup(page).getByRole("radio")).toHaveCount(tabs.length);
    for (const [tab, title] of tabs) {
      await featureGroup(page).getByText(tab, { exact: true }).click();
      await expect(featureGroup(page).getByRole("radio", { name: tab })).toBeChecked();
      await expectOnlyPanel(page, title);
    }
  });

  test("are one tab stop, and arrow keys cycle through the eight tabs", async ({ page }) => {
    await page.goto("/");
    const group = featureGroup(page);
    await group.getByRole("radio", { name: "Leads" }).focus();
    await page.keyboard.press("ArrowRight");
    await expectOnlyPanel(page, tabs[1][1]);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect(group.getByRole("radio", { name: "Team" })).toBeFocused();
    await expectOnlyPanel(page, tabs[7][1]);
    await page.keyboard.press("Tab");
    await expect(group.getByRole("radio").and(page.locator(":focus"))).toHaveCount(0);
    await page.keyboard.press("Shift+Tab");
    await expect(group.getByRole("radio", { name: "Team" })).toBeFocused();
  });

  test("show the chosen tab in another colour when forced colours are active", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto("/");
    const [chosen, ...others] = await featureGroup(page)
      .locator("label")
      .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).backgroundColor));
    expect(others).toHaveLength(tabs.length - 1);
    expect(others).not.toContain(chosen);
  });

  test("keep the tab that was chosen before the scripts loaded", async ({ page, context }) => {
    const release = await delayScripts(context);
    await page.goto("/");
    await featureGroup(page).getByText("Quotations").click();
    await page.locator("summary", { hasText: "Automation" }).click();
    await expectOnlyPanel(page, tabs[3][1]);

    release();
    await waitUntilReady(page);
    await expectOnlyPanel(page, tabs[3][1]);
    await expectOnlyPicture(page, apiItems[1][1]);
  });
});

test.describe("the WhatsApp API section", () => {
  test("shows the picture of the accordion item that is open", async ({ page }) => {
    await page.goto("/");
    await expectOnlyPicture(page, apiItems[0][1]);
    for (const [item, picture] of apiItems.toReversed()) {
      await page.locator("summary", { hasText: item }).click();
      await expectOnlyPicture(page, picture);
    }
  });

  test("keeps an open item open when it is clicked again, so that one picture is always shown", async ({
    page,
  }) => {
    await page.goto("/");
    const third = page.locator("summary", { hasText: apiItems[2][0] });
    const open = page.locator("#whatsapp-api details[open]");
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await third.click({ force: true });
      await expect(open).toContainText(apiItems[2][0]);
      await third.click({ force: true });
      await waitUntilReady(page);
      for (const key of ["Enter", "Space"]) await third.press(key);
      await expect(open).toHaveCount(1);
      await expect(open).toContainText(apiItems[2][0]);
      await expectOnlyPicture(page, apiItems[2][1]);
    }
  });

  test("shows the picture below its item on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/");
    const summary = page.locator("summary", { hasText: apiItems[1][0] });
    await summary.click();
    await expectOnlyPicture(page, apiItems[1][1]);
    // The picture is loaded when it comes near, so it has no place at first.
    await expect(async () => {
      const [words, picture, next] = await Promise.all([
        summary.boundingBox(),
        page.getByRole("img", { name: apiItems[1][1] }).boundingBox(),
        page.locator("summary", { hasText: apiItems[2][0] }).boundingBox(),
      ]);
      expect(picture?.y).toBeGreaterThan(words?.y ?? 0);
      expect(next?.y).toBeGreaterThan(picture?.y ?? 0);
    }).toPass();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the tabs, the accordion and the questions work", async ({ page }) => {
    await page.goto("/");
    for (const [tab, title] of tabs) {
      await featureGroup(page).getByText(tab, { exact: true }).click();
      await expectOnlyPanel(page, title);
    }
    for (const [item, picture] of apiItems.toReversed()) {
      await page.locator("summary", { hasText: item }).click();
      await expectOnlyPicture(page, picture);
      await page.locator("summary", { hasText: item }).click({ force: true });
      await expectOnlyPicture(page, picture);
    }
    await page.locator("summary", { hasText: "Can I get my money back?" }).click();
    await expect(page.getByText("Yes, for a yearly plan")).toBeVisible();
  });
});
