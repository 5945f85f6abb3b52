import { delayScripts } from "../fixtures/delayed-scripts.ts";
import { waitUntilReady } from "../fixtures/readiness.ts";
import { showHtml } from "../fixtures/show-html.ts";
import { expect, test } from "../fixtures/test.ts";

const appHost = "https://app.example.com";

test("the page has hero, three plans, growth plan, conversation prices, features, extras, FAQ and footer in this order", async ({
  page,
}) => {
  await page.goto("/pricing");
  const parts = [
    page.getByRole("heading", { level: 1 }),
    ...["Monthly", "Yearly", "Enterprise"].map((name) =>
      page.getByRole("heading", { level: 3, name, exact: true }),
    ),
    page.getByRole("heading", { name: "A plan that grows with you" }),
    page.getByRole("heading", { name: "What WhatsApp costs" }),
    page.getByRole("heading", { name: "Every plan includes every feature" }),
    page.getByRole("heading", { name: "Fees and extra charges" }),
    page.getByRole("heading", { name: "Questions about pricing" }),
    page.getByRole("contentinfo"),
  ];
  const tops = await Promise.all(
    parts.map(async (part) => {
      const box = await part.boundingBox();
      return (box?.y ?? -1) * 10 + (box?.x ?? 0) / 1_000;
    }),
  );
  expect(tops.filter((top) => top <= 0)).toEqual([]);
  const [h1 = 0, monthly = 0, yearly = 0, enterprise = 0, ...rest] = tops;
  expect(Math.min(monthly, yearly, enterprise)).toBeGreaterThan(h1);
  expect([...rest].sort((a, b) => a - b)).toEqual(rest);
});

test("the links about WhatsApp's billing open in a new tab and say so", async ({ page }) => {
  await showHtml(page, "/pricing");
  const prices = page.getByRole("region", { name: "What WhatsApp costs" });
  const links = await prices.getByRole("link").all();
  expect(links).toHaveLength(3);
  for (const link of links) {
    await expect(link).toHaveAttribute("href", /^https:/);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener");
    await expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/);
  }
});

test("the monthly and yearly plans link to the registration, and the enterprise plan opens its inquiry", async ({
  page,
}) => {
  await page.goto("/pricing");
  for (const name of ["Monthly", "Yearly"]) {
    const card = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name, exact: true }) });
    await expect(card.getByRole("link", { name: "Try for Free" })).toHaveAttribute(
      "href",
      `${appHost}/register`,
    );
  }
  await page.getByRole("button", { name: "Send an inquiry" }).click();
  await expect(page.getByRole("dialog", { name: "Enterprise Plan Inquiry" })).toBeVisible();
});

test("the total changes with the plan, the users and the conversations", async ({ page }) => {
  await page.goto("/pricing");
  await waitUntilReady(page);
  const bill = page.getByRole("table");
  const total = bill.getByRole("row").last().getByRole("cell");
  await page.getByLabel("Number of users").fill("4");
  await page.getByLabel("Marketing conversations a month").fill("1000");
  await page.getByLabel("Utility conversations a month").fill("2000");
  await expect(total).toHaveText("₹3,028");
  await page.getByText("Yearly", { exact: true }).last().click();
  await expect(page.getByRole("radio", { name: "Yearly" })).toBeChecked();
  await expect(total).toHaveText("₹2,562");
  await page.getByLabel("Number of users").fill("3");
  await expect(bill.getByRole("row", { name: "0 more users" })).toContainText("₹0");
  await expect(total).toHaveText("₹1,963");
});

test("a slider that was changed before the scripts loaded is included in the total", async ({
  page,
  context,
}) => {
  const release = await delayScripts(context);
  // The calculator is far below.
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto("/pricing");
  await page.getByLabel("Number of users").fill("10");
  await page.getByLabel("Number of users").blur();
  // Otherwise the mouse pointer, at the top left, touches the form.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  release();
  await expect(page.getByRole("row", { name: "7 more users" })).toContainText("₹4,193");
});

/** Written out and not imported, so that a figure changed in a package fails the test. */
const figures = [
  "₹1,999",
  "₹1,299",
  "Flat 35% Off",
  "₹833",
  "Flat 60% Off",
  "3 users included",
  "Extra users ₹599 per month per user",
  "Unlimited users",
  "MORE DISCOUNT",
  "Marketing ₹0.88",
  "Utility ₹0.125",
  "Authentication ₹0.125",
  "Service Free",
  "₹0 Setup fee",
  "₹0 Cancellation fee",
  "100 entries per day",
  "3,000 entries per month",
  "35,000 entries per year",
  "at least 2 months remaining are refunded in 5 to 7 business days",
];

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page states every price, fee and limit", async ({ page }) => {
    await page.goto("/pricing");
    const text = (await page.getByRole("main").innerText()).replace(/\s+/g, " ");
    expect(figures.filter((figure) => !text.includes(figure))).toEqual([]);
  });

  test("the page shows an example of a month and no slider", async ({ page }) => {
    await page.goto("/pricing");
    await expect(page.getByRole("table").getByRole("row").last()).toContainText("₹3,627");
    await expect(page.getByRole("slider")).toHaveCount(0);
  });

  test("the questions open, and the inquiry shows how to contact sales", async ({ page }) => {
    await page.goto("/pricing");
    const question = page.locator("summary", { hasText: "Can I get my money back?" });
    await question.click();
    await expect(page.getByText("Yes, for a yearly plan")).toBeVisible();
    await page.getByRole("button", { name: "Send an inquiry" }).click();
    const dialog = page.getByRole("dialog", { name: "Enterprise Plan Inquiry" });
    // Playwright's text locators ignore <noscript>.
    const notice = dialog.locator("noscript p").first();
    await expect(notice).toBeVisible();
    expect(await notice.innerText()).toContain("JavaScript is switched off");
    await expect(dialog.locator('noscript a[href="/enterprise-inquiry"]')).toBeVisible();
    await expect(dialog.locator('noscript a[href^="https://wa.me/"]')).toBeVisible();
  });
});
