import { brand, hours } from "@crm/brand";
import type { Locator } from "@playwright/test";
import { apiItems, featureGroup } from "../fixtures/home-page.ts";
import { showHtml } from "../fixtures/show-html.ts";
import { expect, test } from "../fixtures/test.ts";

const appHost = "https://app.example.com";

test("the sections are in the specified order, up to the footer, and an industry links to its page", async ({
  page,
}) => {
  await page.goto("/");
  const parts: Locator[] = [
    page.getByRole("main").getByRole("link", { name: "Try for Free" }).first(),
    page.getByRole("main").getByRole("button", { name: "Book a Demo" }).first(),
    page.getByRole("heading", { name: "Start your free 7-day trial" }),
    ...[
      "Auto fetch leads",
      "Auto send WhatsApp",
      "Send quotation",
      "Follow up with custom pipeline",
      "Sales won",
    ].map((name) => page.getByRole("heading", { name, exact: true })),
    featureGroup(page).getByText("Leads", { exact: true }),
    page.getByRole("heading", { name: `Why choose ${brand.product.name}?` }),
    ...[
      "Save time",
      "Affordable solutions",
      "Better lead conversion",
      "Centralized communication",
      "Scalability",
    ].map((name) => page.getByRole("heading", { name, exact: true })),
    ...apiItems.map(([name]) => page.locator("summary", { hasText: name })),
    page.getByText("Coming soon", { exact: true }),
    ...["Digital marketing", "Travels", "Education", "Finance", "Manufacturing", "Others"].map(
      (name) => page.getByRole("heading", { name, exact: true }),
    ),
    page.getByRole("heading", { name: "Book a call" }),
    page.getByRole("heading", { name: "Frequently asked questions" }),
    page.getByRole("contentinfo"),
  ];
  const tops: number[] = [];
  for (const part of parts) {
    await expect(part).toHaveCount(1);
    tops.push(await part.evaluate(readingPosition));
  }
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  const industry = page.getByRole("heading", { name: "Travels", exact: true });
  await expect(industry.getByRole("link")).toHaveAttribute("href", "/crm-for-travel-agents");
});

test("the page states the specified promises", async ({ page }) => {
  await showHtml(page, "/");
  const main = page.getByRole("main");
  for (const fact of [
    "No credit card",
    "We don't ask for payment details",
    "set your password",
    "monitors your sales, leads and campaigns in one place",
    "Premium features at a fraction of the cost",
    "Secure technology",
    "safeguards your data",
  ]) {
    await expect(main.getByText(fact).first(), `the page says "${fact}"`).toBeVisible();
  }
});

test("'Try for Free' links to the registration, and 'Book a Demo' opens the demo dialog", async ({
  page,
}) => {
  await page.goto("/");
  for (const link of await page
    .getByRole("main")
    .getByRole("link", { name: "Try for Free" })
    .all()) {
    await expect(link).toHaveAttribute("href", `${appHost}/register`);
  }
  const banner = page.getByRole("region", { name: "Book a call" });
  await banner.getByRole("button", { name: "Book a Demo" }).click();
  await expect(page.getByRole("dialog", { name: "Book a Free Demo" })).toBeVisible();
});

test("the questions open one at a time and are part of the structured data", async ({ page }) => {
  await page.goto("/");
  const faq = page.getByRole("region", { name: "Frequently asked questions" });
  const questions = await faq.locator("summary").allInnerTexts();
  expect(questions).toEqual([
    "Do I need a credit card for the trial?",
    `What does ${brand.product.name} cost?`,
    "What does a WhatsApp conversation cost?",
    "Is there a setup fee or a cancellation fee?",
    "Can I get my money back?",
    "Where can my leads come from?",
    "Can I import my customers from Excel?",
    "What do I need for the WhatsApp Business API?",
    "How long does WhatsApp take to approve a template?",
    "Is my customers' data safe?",
    "Can I get support?",
  ]);
  await faq.locator("summary", { hasText: "Can I get support?" }).click();
  await expect(faq.getByText(hours.faqSupport)).toBeVisible();
  await expect(faq.locator("details[open]")).toHaveCount(1);
  await page.emulateMedia({ media: "print" });
  for (const answer of await faq.locator("details p").all()) await expect(answer).toBeVisible();

  const structuredData = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map(({ textContent }) => JSON.parse(textContent ?? "")));
  expect(structuredData.map((data) => data["@type"]).toSorted()).toEqual([
    "FAQPage",
    "Organization",
    "SoftwareApplication",
  ]);
  const faqPage = structuredData.find((data) => data["@type"] === "FAQPage");
  expect(faqPage.mainEntity.map(({ name }: { name: string }) => name)).toEqual(questions);
});

test("every visible drawing has a width", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const drawings = page.getByRole("main").locator(".\\@container\\/screen");
  expect(await drawings.count()).toBeGreaterThan(9);
  const flat = await drawings.evaluateAll((all) =>
    all.filter((one) => one.checkVisibility() && one.clientWidth === 0).map((one) => one.innerHTML),
  );
  expect(flat).toEqual([]);
});

test("the opening hours are on one line at every width", async ({ page }) => {
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    for (const place of [page.getByRole("main"), page.getByRole("contentinfo")]) {
      const sentence = place.getByText(hours.sales.reply).first();
      expect(await sentence.evaluate(countLines, hours.sales.text), `at ${width}`).toBe(1);
    }
  }
});

/** Counts the lines that a phrase takes within an element. */
function countLines(element: Element, phrase: string): number {
  const range = document.createRange();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const start = text.data.indexOf(phrase);
    if (start < 0) continue;
    range.setStart(text, start);
    range.setEnd(text, start + phrase.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  }
  return 0;
}

/** The position of an element in reading order: top to bottom, then left to right. */
function readingPosition(element: Element): number {
  const { top, left } = element.getBoundingClientRect();
  return Math.round(top + scrollY) + left / innerWidth;
}
