import type { Page } from "@playwright/test";
import { waitUntilReady } from "../fixtures/readiness.ts";
import { expect, test } from "../fixtures/test.ts";

const termsPath = "/terms-and-conditions";
const signIn = (page: Page) => page.getByRole("dialog", { name: "Sign in" });
const footer = (page: Page) => page.getByRole("contentinfo");
const openSignIn = (page: Page) => footer(page).getByRole("button", { name: "Sign in" }).click();
const openTerms = (page: Page) =>
  footer(page)
    .getByRole("link", { name: /^Terms/ })
    .click();

/** Lists the requests for pages and data from now on. */
function watchRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "fetch") paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

test("opening a dialog, going back and going forward request nothing", async ({ page }) => {
  await page.goto("/blog");
  await waitUntilReady(page);
  await page.waitForLoadState("networkidle");
  const requested = watchRequests(page);
  await openSignIn(page);
  await expect(signIn(page)).toBeVisible();
  // The dialog's entry is added a moment after it has opened; going back before would leave the page.
  await page.waitForFunction(() => Boolean(history.state?.dialog));
  await page.goBack();
  await expect(signIn(page)).toBeHidden();
  await page.goForward();
  await expect(signIn(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(signIn(page)).toBeHidden();
  await page.waitForLoadState("networkidle");
  expect(requested).toEqual([]);
});

test("a link whose page is still loading opens it, although a dialog was opened meanwhile", async ({
  page,
}) => {
  await page.goto("/pricing");
  await waitUntilReady(page);
  const gate = Promise.withResolvers<void>();
  const asked = page.waitForRequest((request) => request.url().includes(termsPath));
  await page.route(`**${termsPath}*`, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await openTerms(page);
  await asked;
  await openSignIn(page);
  await expect(signIn(page)).toBeVisible();
  await expect(page).toHaveURL("/pricing");
  gate.resolve();
  await expect(page).toHaveURL(termsPath);
  await expect(signIn(page)).toBeHidden();
});

test("a dialog on an error page does not load the page again", async ({ page, consoleWatch }) => {
  consoleWatch.expect(/Failed to load resource|Failed to fetch/);
  await page.goto("/pricing");
  await waitUntilReady(page);
  await page.route(`**${termsPath}*`, (route) => route.abort());
  await openTerms(page);
  const problem = page.getByRole("heading", { level: 1, name: "This page did not load." });
  await expect(problem).toBeVisible();
  await page.unroute(`**${termsPath}*`);
  const requested = watchRequests(page);
  await openSignIn(page);
  await expect(signIn(page)).toBeVisible();
  await page.goBack();
  await expect(signIn(page)).toBeHidden();
  await page.waitForLoadState("networkidle");
  expect(requested).toEqual([]);
  await expect(problem).toBeVisible();
});

test("the focus returns to the dialog's button although the address names the page, as after its skip link", async ({
  page,
}) => {
  // Chromium focuses the named element in one of about ten cases; here it is focused each time.
  await page.addInitScript(() => {
    addEventListener("popstate", () => {
      requestAnimationFrame(() => document.getElementById("main")?.focus());
    });
  });
  await page.goto("/blog#main");
  await waitUntilReady(page);
  const opener = footer(page).getByRole("button", { name: "Sign in" });
  for (const close of [() => page.keyboard.press("Escape"), () => page.goBack()]) {
    await opener.press("Enter");
    await expect(signIn(page)).toBeVisible();
    await page.waitForFunction(() => Boolean(history.state?.dialog));
    await close();
    await page.waitForFunction(() => !history.state?.dialog);
    await page.evaluate(
      () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
    );
    await expect(opener).toBeFocused();
  }
});
