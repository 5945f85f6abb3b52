import type { Page } from "@playwright/test";
import { waitUntilReady } from "../fixtures/readiness.ts";
import { expect, test } from "../fixtures/test.ts";

const headerLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });

test("links of the server's HTML open without a full page load, and the header marks the page's link", async ({
  page,
  context,
}) => {
  await page.goto("/pricing");
  await waitUntilReady(page);
  await expect(headerLink(page, "Pricing")).toHaveAttribute("aria-current", "page");
  await page.evaluate(() => Reflect.set(window, "isFirstPage", true));
  const openInFooter = (name: string) =>
    page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();

  await openInFooter("COD confirmation");
  await expect(page).toHaveURL("/cod-confirmation-on-whatsapp");
  await expect(headerLink(page, "Pricing")).not.toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("main")).toBeFocused();
  // Written in the page itself, which is the server's HTML too.
  await page.getByRole("main").locator("a[data-discover]").first().click();
  await expect(page).not.toHaveURL("/cod-confirmation-on-whatsapp");
  await openInFooter("Contact Us");
  await expect(page).toHaveURL("/contact-us");
  await expect(headerLink(page, "Contact Us")).toHaveAttribute("aria-current", "page");
  expect(await page.evaluate(() => Reflect.get(window, "isFirstPage"))).toBe(true);

  const opened = context.waitForEvent("page");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Support", exact: true })
    .click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL("/support");
  await expect(page).toHaveURL("/contact-us");
});

test("a form's validation is loaded when a field gets the focus, and not before", async ({
  page,
}) => {
  const files: string[] = [];
  page.on("request", (request) => files.push(new URL(request.url()).pathname));
  await page.goto("/book-demo");
  await waitUntilReady(page);
  await page.waitForLoadState("networkidle");
  const validation = () => files.filter((path) => path.includes("/add-lead-"));
  expect(validation()).toEqual([]);
  await page.getByRole("main").getByLabel("Email", { exact: true }).focus();
  await expect.poll(() => validation().length).toBeGreaterThan(0);
});
