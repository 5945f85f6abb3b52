import type { Locator, Page } from "@playwright/test";
import { delayScripts } from "../fixtures/delayed-scripts.ts";
import { waitUntilReady } from "../fixtures/readiness.ts";
import { stopClock } from "../fixtures/stopped-clock.ts";
import { expect, test } from "../fixtures/test.ts";

const signUp = (page: Page) => page.getByRole("dialog", { name: "Join the community" });
const signIn = (page: Page) => page.getByRole("dialog", { name: "Sign in" });
const footerButton = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("button", { name });

test("the sign-up and sign-in dialogs open each other, and only one is open at a time", async ({
  page,
}) => {
  await page.goto("/pricing");
  await waitUntilReady(page);
  await footerButton(page, "Join the community").click();
  await expect(signUp(page)).toBeVisible();
  await expect(signUp(page)).toContainText("Your Sales Success Starts Here");
  await signUp(page).getByRole("button", { name: "Sign In" }).click();
  await expect(signIn(page)).toBeVisible();
  await expect(signUp(page)).toBeHidden();
  await signIn(page).getByRole("button", { name: "Sign Up" }).click();
  await expect(signUp(page)).toBeVisible();
  await expect(signIn(page)).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(signUp(page)).toBeHidden();
  await expect(page).toHaveURL("/pricing");
});

test("the enterprise dialog closes when it opens the sign-up dialog", async ({ page }) => {
  await page.goto("/pricing");
  await waitUntilReady(page);
  await page.getByRole("button", { name: "Send an inquiry" }).click();
  const enterprise = page.getByRole("dialog", { name: "Enterprise Plan Inquiry" });
  await enterprise.getByRole("button", { name: "Sign Up" }).click();
  await expect(signUp(page)).toBeVisible();
  await expect(enterprise).toBeHidden();
});

/** Opens the dialog by a click, and waits until the browser's history has an entry for it. */
async function openWithEntry(page: Page): Promise<void> {
  const countEntries = () => page.evaluate(() => history.length);
  const before = await countEntries();
  await footerButton(page, "Sign in").click();
  await expect(signIn(page)).toBeVisible();
  await expect.poll(countEntries).toBe(before + 1);
}

test("the back button closes an open dialog and stays on the page", async ({ page }) => {
  await page.goto("/");
  await page.goto("/pricing");
  await waitUntilReady(page);
  await openWithEntry(page);
  await page.goBack();
  await expect(signIn(page)).toBeHidden();
  await expect(page).toHaveURL("/pricing");
});

test("the forward button opens the dialog again, and the next back button closes it", async ({
  page,
}) => {
  await page.goto("/");
  await page.goto("/pricing");
  await waitUntilReady(page);
  await openWithEntry(page);
  await page.goBack();
  await expect(signIn(page)).toBeHidden();
  await page.goForward();
  await expect(signIn(page)).toBeVisible();
  await page.goBack();
  await expect(signIn(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("a dialog stays open after a double click on its opener and closes on a click outside", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/");
  await waitUntilReady(page);
  // Between the two clicks no time passes, however slow the machine is.
  await stopClock(page);
  const opener = page.getByRole("banner").getByRole("button", { name: "Book a Demo" });
  const dialog = page.getByRole("dialog", { name: "Book a Free Demo" });
  await opener.dblclick({ delay: 40 });
  await expect(dialog).toBeVisible();
  await page.clock.runFor(500);
  await expect(dialog).toHaveAttribute("closedby", "any");
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});

for (const state of ["before the page has started", "on a started page"]) {
  test(`a double click opens or closes the menu once, although both buttons are in the same place, ${state}`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.clock.install();
    const started = state === "on a started page";
    if (!started) await delayScripts(context);
    await page.goto("/");
    if (started) await waitUntilReady(page);
    await stopClock(page);
    const menu = page.getByRole("dialog", { name: "Menu" });
    await doubleClick(page.getByRole("button", { name: "Menu", exact: true }));
    await expect(menu).toBeVisible();
    await page.clock.runFor(500);
    await expect(menu).toBeVisible();
    await doubleClick(menu.getByRole("button", { name: "Close menu" }));
    await page.clock.runFor(500);
    await expect(menu).toBeHidden();
  });
}

/**
 * Clicks twice in the middle of a button. `Locator.dblclick` demands that the second click reaches it
 * too, unless it has seen the first one, which the page hides from other scripts before it has started.
 */
async function doubleClick(button: Locator) {
  // Waits until the button does not move any more.
  await button.hover();
  const box = await button.boundingBox();
  if (!box) throw new Error("The button is not visible.");
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await button.page().mouse.dblclick(...middle, { delay: 40 });
}

test("a focused field is scrolled out from under the dialog's sticky title", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await page.goto("/");
  await page.getByRole("main").getByRole("button", { name: "Book a Demo" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Book a Free Demo" });
  const title = dialog.getByRole("heading", { name: "Book a Free Demo" });
  for (const label of ["Email", "Company name", "Company size"]) {
    const field = dialog.getByLabel(label, { exact: true });
    await field.evaluate((element) => {
      const sheet = element.closest("dialog");
      sheet?.scrollBy(0, element.getBoundingClientRect().top - sheet.getBoundingClientRect().top);
      element.focus();
    });
    const [over, focused] = await Promise.all([title.boundingBox(), field.boundingBox()]);
    expect(focused?.y, label).toBeGreaterThan((over?.y ?? 0) + (over?.height ?? 0));
  }
});

test("a form whose script could not be loaded can be loaded again", async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource|Failed to fetch/);
  await page.goto("/");
  await waitUntilReady(page);
  const chunk = /\/forms-[^/]*\.js/;
  await page.route(chunk, (route) => route.abort());
  await page.getByRole("banner").getByRole("button", { name: "Book a Demo" }).click();
  const dialog = page.getByRole("dialog", { name: "Book a Free Demo" });
  await expect(dialog.getByRole("alert")).toContainText("The form could not be loaded.");
  await page.unroute(chunk);
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(dialog.getByLabel("Email", { exact: true })).toBeVisible();
  await expect(dialog.getByRole("heading", { name: "Book a Free Demo" })).toBeFocused();
});
