import { brand } from "@crm/brand";
import { layout } from "@crm/contract/figures";
import { holdScripts } from "../fixtures/held-scripts.ts";
import { waitUntilReady } from "../fixtures/readiness.ts";
import { expect, test } from "../fixtures/test.ts";

const appHost = "https://app.example.com";
const mobile = { width: layout.mobileNavigationMaxPx, height: 800 };
const desktop = { width: layout.mobileNavigationMaxPx + 1, height: 800 };

test("up to 913 px the navigation is the mobile one, above it the wide one", async ({ page }) => {
  await page.goto("/");
  const wide = page.getByRole("navigation", { name: "Main" });
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  const bar = page.getByRole("complementary", { name: "Start" });

  await page.setViewportSize(mobile);
  await expect(wide).toBeHidden();
  await expect(menu).toBeVisible();
  await expect(bar).toBeVisible();

  await page.setViewportSize(desktop);
  await expect(wide).toBeVisible();
  await expect(menu).toBeHidden();
  await expect(bar).toBeHidden();
});

test("the open menu lies over the page and closes above 913 px", async ({ page }) => {
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

test("the menu closes by Escape, by its button, by a touch outside and by a link", async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await page.goto("/");
  const opener = page.getByRole("button", { name: "Menu", exact: true });
  const menu = page.getByRole("dialog", { name: "Menu" });
  const ways = [
    () => page.keyboard.press("Escape"),
    () => menu.getByRole("button", { name: "Close menu" }).click(),
    async () => {
      // Just opened, a dialog takes no click beside it: it may be the second of a double click.
      await expect(menu).toHaveAttribute("closedby", "any");
      await page.mouse.click(20, 400);
    },
  ];
  for (const close of ways) {
    await opener.click();
    await expect(menu).toBeVisible();
    await close();
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await opener.click();
  await menu.getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");
  await expect(menu).toBeHidden();
});

test("the sticky bar of small screens opens the demo and leads to the registration", async ({
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

test("below 768 px the header leaves Login to the menu", async ({ page }) => {
  await page.goto("/");
  const login = page.getByRole("banner").getByRole("link", { name: "Login" });
  await page.setViewportSize({ width: layout.narrowBelowPx, height: 800 });
  await expect(login).toBeVisible();
  await page.setViewportSize({ width: layout.narrowBelowPx - 1, height: 800 });
  await expect(login).toBeHidden();
});

test("every page ends with the same footer; social links open in new tabs", async ({ page }) => {
  const seen = new Set<string>();
  for (const path of ["/", "/help-center", "/help-center/templates", "/thankyou"]) {
    await page.goto(path);
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

test("everything that the shell links to is there", async ({ page, request, baseURL }) => {
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

test("a button that is pressed before the scripts have come works once they are there", async ({
  page,
  context,
}) => {
  const letThrough = await holdScripts(context);
  await page.goto("/");
  await page.getByRole("main").getByRole("button", { name: "Book a Demo" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Book a Free Demo" });
  letThrough();
  await expect(dialog.getByRole("button", { name: "Submit" })).toBeVisible();
});

test("the commerce policy has one address on every page that names it, and opens in a new tab", async ({
  page,
}) => {
  for (const path of [
    "/platform-rules",
    "/terms-and-conditions",
    "/create-whatsapp-business-account",
    "/create-whatsapp-template-message",
    "/message-formatting-guideline",
  ]) {
    await page.goto(path);
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
