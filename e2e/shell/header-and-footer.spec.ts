import { brand } from "@crm/brand";
import type { Page } from "@playwright/test";
import { delayScripts } from "../fixtures/delayed-scripts.ts";
import { waitUntilReady } from "../fixtures/readiness.ts";
import { showHtml } from "../fixtures/show-html.ts";
import { expect, test } from "../fixtures/test.ts";

const appHost = "https://app.example.com";
const mobile = { width: 913, height: 800 };
const desktop = { width: 914, height: 800 };

/** Opens a page that has the menu's button, and waits for its scripts. */
async function showPageWithMenu(page: Page) {
  await page.setViewportSize(mobile);
  await page.goto("/contact-us");
  await waitUntilReady(page);
  return {
    opener: page.getByRole("button", { name: "Menu", exact: true }),
    menu: page.getByRole("dialog", { name: "Menu" }),
  };
}

test("the mobile navigation is shown up to 913 px, and the wide one above", async ({ page }) => {
  await page.goto("/");
  const wide = page.getByRole("navigation", { name: "Main" });
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  const bar = page.getByRole("complementary", { name: "Start" });

  await page.setViewportSize(mobile);
  await expect(wide, "the wide navigation at 913 px").toBeHidden();
  await expect(menu, "the menu's button at 913 px").toBeVisible();
  await expect(bar, "the sticky bar at 913 px").toBeVisible();

  await page.setViewportSize(desktop);
  await expect(wide, "the wide navigation at 914 px").toBeVisible();
  await expect(menu, "the menu's button at 914 px").toBeHidden();
  await expect(bar, "the sticky bar at 914 px").toBeHidden();
});

test("the menu opens as a dialog and closes above 913 px", async ({ page }) => {
  await page.setViewportSize(mobile);
  await page.goto("/");
  await waitUntilReady(page);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  await expect(menu.getByRole("link", { name: "Login" })).toHaveAttribute(
    "href",
    `${appHost}/login`,
  );

  await page.setViewportSize(desktop);
  await expect(menu).toBeHidden();
  await page.setViewportSize(mobile);
  await expect(menu).toBeHidden();
});

test("the menu closes with Escape, its button, a click outside and a link", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await page.goto("/contact-us");
  const opener = page.getByRole("button", { name: "Menu", exact: true });
  const menu = page.getByRole("dialog", { name: "Menu" });
  const ways = [
    () => page.keyboard.press("Escape"),
    () => menu.getByRole("button", { name: "Close menu" }).click(),
    // There is the link to the home page, which is not followed.
    () => page.mouse.click(60, 32),
  ];
  for (const close of ways) {
    await opener.click();
    await expect(menu).toBeVisible();
    await close();
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL("/contact-us");
  }
  await opener.click();
  await menu.getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");
  await expect(menu).toBeHidden();
});

test("Tab behind the last control of the menu closes it and continues behind its button", async ({
  page,
}) => {
  const { opener, menu } = await showPageWithMenu(page);
  await opener.press("Enter");
  await expect(menu.getByRole("link").first()).toBeFocused();
  const last = menu.getByRole("button", { name: "Book a Demo" });
  await last.focus();
  await page.keyboard.press("Tab");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});

test("back closes the menu and forward opens it again", async ({ page }) => {
  const { opener, menu } = await showPageWithMenu(page);
  await opener.click();
  await expect(menu).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state.dialog)).toBe("menu");
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await page.goForward();
  await expect(menu).toBeVisible();
  await expect(page).toHaveURL("/contact-us");
});

test("a dialog that the menu opens takes its place", async ({ page }) => {
  const { opener, menu } = await showPageWithMenu(page);
  await opener.click();
  await menu.getByRole("button", { name: "Book a Demo" }).click();
  const dialog = page.getByRole("dialog", { name: "Book a Free Demo" });
  await expect(dialog).toBeVisible();
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/contact-us");
  await expect(opener).toBeFocused();
});

test("a browser without popovers opens the menu as a modal dialog and closes it in three ways", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, "popover");
    Reflect.deleteProperty(HTMLButtonElement.prototype, "popoverTargetElement");
  });
  await page.route("**/contact-us", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(' popover="auto"', "");
    await route.fulfill({ response, body });
  });
  await page.setViewportSize({ width: 800, height: 800 });
  await page.goto("/contact-us");
  const menu = page.locator("#menu");
  const ways = [
    () => page.keyboard.press("Escape"),
    () => menu.getByRole("button", { name: "Close menu" }).click(),
    () => page.mouse.click(60, 32),
  ];
  for (const close of ways) {
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(page.locator("#menu:modal")).toBeVisible();
    await close();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL("/contact-us");
  }
});

test("the header's menu Resources opens before the scripts have loaded, and closes in four ways", async ({
  page,
  context,
}) => {
  const release = await delayScripts(context);
  await page.setViewportSize(desktop);
  await page.goto("/pricing");
  const header = page.getByRole("banner");
  const opener = header.locator("summary", { hasText: "Resources" });
  const tutorials = header.getByRole("link", { name: "Tutorials" });
  await opener.click();
  await expect(tutorials).toBeVisible();
  await expect(header.getByRole("list").last().getByRole("link")).toHaveText([
    /^Help Centre/,
    /^Tutorials/,
    /^Blog/,
    /^Support/,
  ]);
  release();
  await waitUntilReady(page);
  await expect(tutorials, "still open after hydration").toBeVisible();

  const ways = [
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(450, 700),
    () => header.getByRole("link", { name: "Login" }).focus(),
  ];
  for (const close of ways) {
    await close();
    await expect(tutorials).toBeHidden();
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(tutorials).toBeVisible();
  }
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(opener, "the focus returns").toBeFocused();
  await opener.click();
  await tutorials.click();
  await expect(page).toHaveURL("/tutorials");
  await expect(tutorials).toBeHidden();
});

test("the sticky bar on small screens opens the demo dialog and links to the registration", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const bar = page.getByRole("complementary", { name: "Start" });
  await page.mouse.wheel(0, 1_500);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole("link", { name: "Try for Free" })).toHaveAttribute(
    "href",
    `${appHost}/register`,
  );
  await bar.getByRole("button", { name: "Book a Demo" }).click();
  await expect(page.getByRole("dialog", { name: "Book a Free Demo" })).toBeVisible();
});

test("the header hides Login below 768 px", async ({ page }) => {
  await page.goto("/");
  const login = page.getByRole("banner").getByRole("link", { name: "Login" });
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(login).toBeVisible();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(login).toBeHidden();
});

test("every page has the same footer, and its social links open in new tabs", async ({ page }) => {
  const seen = new Set<string>();
  for (const path of ["/", "/help-center", "/help-center/templates", "/thankyou"]) {
    await showHtml(page, path);
    seen.add(await page.getByRole("contentinfo").innerText());
  }
  expect(seen.size).toBe(1);
  const footer = page.getByRole("contentinfo");
  for (const address of Object.values(brand.social)) {
    const link = footer.locator(`a[href="${address}"]`);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
  }
});

test("every internal link of the header, footer and dialogs answers 200", async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto("/");
  const hrefs = await page
    .locator("header a, footer a, dialog a")
    .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).href))]);
  const own = hrefs.filter((href) => href.startsWith(`${baseURL}/`));
  expect(own.length).toBeGreaterThan(2);
  for (const href of own) {
    const { hash } = new URL(href);
    const answer = await request.get(href, { maxRedirects: 0 });
    expect(answer.status(), href).toBe(200);
    if (hash) expect(await answer.text(), href).toContain(`id="${hash.slice(1)}"`);
  }
});

test("a button that was clicked before the scripts loaded works once they have loaded", async ({
  page,
  context,
}) => {
  const release = await delayScripts(context);
  await page.goto("/");
  await page.getByRole("main").getByRole("button", { name: "Book a Demo" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Book a Free Demo" });
  release();
  await expect(dialog.getByRole("button", { name: "Submit" })).toBeVisible();
});

test("the commerce policy has the same address on every page and opens in a new tab", async ({
  page,
}) => {
  for (const path of [
    "/platform-rules",
    "/terms-and-conditions",
    "/create-whatsapp-business-account",
    "/create-whatsapp-template-message",
    "/message-formatting-guideline",
  ]) {
    await showHtml(page, path);
    const links = await page.getByRole("link", { name: /commerce policy/i }).all();
    expect(links.length, path).toBeGreaterThan(0);
    for (const link of links) {
      await expect(link, path).toHaveAttribute(
        "href",
        "https://www.whatsapp.com/legal/commerce-policy/",
      );
      await expect(link, path).toHaveAttribute("target", "_blank");
      await expect(link, path).toHaveAccessibleName(/\(opens in a new tab\)$/);
    }
  }
});
