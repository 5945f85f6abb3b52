import { expect, test } from "../fixtures/test.ts";

test("the help home shows six popular articles and at most three per category card", async ({
  page,
}) => {
  await page.goto("/help-center");
  const popular = page.getByRole("region", { name: "Popular Articles" });
  await expect(popular.getByRole("link")).toHaveCount(6);
  const cards = page
    .getByRole("region", { name: "Browse by" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) });
  expect(await cards.count()).toBeGreaterThanOrEqual(2);
  for (const card of await cards.all()) {
    const titles = await card.getByRole("link").filter({ hasNotText: "Show all" }).count();
    expect(titles).toBeLessThanOrEqual(3);
    await expect(card.getByRole("link", { name: /Show all/ })).toHaveCount(1);
  }
});

test("the tabs switch between modules and WhatsApp", async ({ page }) => {
  await page.goto("/help-center");
  const headings = page
    .getByRole("region", { name: "Browse by" })
    .getByRole("heading", { level: 3 });
  const modules = await headings.filter({ visible: true }).allInnerTexts();
  await page.getByText("WhatsApp", { exact: true }).filter({ visible: true }).first().click();
  const whatsapp = await headings.filter({ visible: true }).allInnerTexts();
  expect(whatsapp.length).toBeGreaterThan(0);
  expect(whatsapp.filter((name) => modules.includes(name))).toEqual([]);
});

test("'Show all' opens the category, and a title opens its article, scrolled to the top", async ({
  page,
}) => {
  await page.goto("/help-center");
  const card = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3, name: "Data management" }) });
  await card.getByRole("link", { name: /Show all/ }).click();
  await expect(page).toHaveURL("/help-center/data-management");
  await expect(page.getByRole("heading", { level: 1, name: "Data management" })).toBeVisible();
  const link = page.getByRole("main").getByRole("link", { name: /^How do I import contacts/ });
  await link.scrollIntoViewIfNeeded();
  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: title.trim() })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/help-center/data-management");
});
