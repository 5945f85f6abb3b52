import { waitUntilReady } from "../fixtures/readiness.ts";
import { expect, test } from "../fixtures/test.ts";

test("an article links to the previous, next and related articles and to the contact form", async ({
  page,
}) => {
  await page.goto("/help-center/data-management");
  const titles = (
    await page.getByRole("main").getByRole("listitem").getByRole("link").allInnerTexts()
  ).map((title) => title.trim());
  const list = await page.request.get(`/search/help-center.json`);
  const { titles: index } = await list.json();
  const own = index
    .filter(({ category }: { category: { slug: string } }) => category.slug === "data-management")
    .map(({ article }: { article: { title: string; slug: string } }) => article);
  expect(titles.length + own.length).toBeGreaterThan(2);

  await page.goto(`/help-center/data-management/${own[1].slug}`);
  const neighbours = page.getByRole("navigation", { name: "More in Data management" });
  await expect(neighbours.getByRole("link")).toHaveText([own[0].title, own[2].title]);
  const related = page.getByRole("region", { name: "Related articles" }).getByRole("link");
  expect(await related.count()).toBeGreaterThan(0);
  await expect(page.getByText(/\d min read/)).toBeVisible();
  await waitUntilReady(page);
  await neighbours.getByRole("link", { name: own[0].title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(own[0].title);
  await expect(neighbours.getByRole("link")).toHaveText([own[1].title]);

  await page.getByRole("main").getByRole("link", { name: "Contact us" }).click();
  await expect(page).toHaveURL(/\/contact-us\?about=[^&]+#message$/);
  const message = page.getByRole("textbox", { name: "Message" });
  await expect(message).toHaveValue(`About the article “${own[0].title}”:\n\n`);
  await message.fill("Something else");
  await expect(message).toHaveValue("Something else");
});

test("a printed article has only its text and its address", async ({ page, baseURL }) => {
  const path = "/help-center/data-management/import-contacts-from-csv";
  await page.goto(path);
  const address = page.getByText(`${baseURL}${path}`);
  await expect(address).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(address).toBeVisible();
  for (const part of [
    page.getByRole("navigation", { name: "Main" }),
    page.getByRole("contentinfo"),
    page.getByRole("navigation", { name: "On this page" }),
    page.getByText("Was this helpful?"),
    page.getByText("Still stuck?"),
    page.getByRole("link", { name: "Skip to content" }),
    page.getByRole("link", { name: /^Copy the link/ }).first(),
  ]) {
    await expect(part).toBeHidden();
  }
  const link = page.getByRole("article").locator(".prose a[href^='/']").first();
  const shown = await link.evaluate((element) => getComputedStyle(element, "::after").content);
  expect(shown).toContain("/help-center/");
});

test("a picture in the text can be enlarged and closed", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/help-center/templates/create-a-template-message");
  await waitUntilReady(page);
  const picture = page.getByRole("article").getByRole("button", { name: /Enlarge$/ });
  await picture.scrollIntoViewIfNeeded();
  const shown = await picture.getByRole("img").boundingBox();
  await picture.click();
  const large = page.getByRole("dialog").getByRole("img");
  await expect
    .poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect((await large.boundingBox())?.width).toBeGreaterThan((shown?.width ?? 0) * 1.5);
  await page.keyboard.press("Escape");
  await expect(large).toBeHidden();
  await expect(picture).toBeFocused();
});

test("a heading's link can be copied by mouse and by keyboard", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/help-center/data-management/import-contacts-from-csv");
  await waitUntilReady(page);
  const [first, second] = await page.getByRole("link", { name: /^Copy the link to: / }).all();
  await first?.focus();
  await expect(first ?? page.locator("nothing")).toHaveCSS("opacity", "1");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toHaveCount(1);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toBe(page.url());
  expect(page.url()).toContain("#h-");
  await second?.click();
  await expect.poll(copied).toBe(page.url());
});
