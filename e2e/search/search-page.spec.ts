import { articleMessages } from "@crm/contract/messages";
import type { Page } from "@playwright/test";
import { signIn } from "../fixtures/desk.ts";
import { openDesk } from "../fixtures/desk-calls.ts";
import { expectAccessible, expectNoHorizontalScroll } from "../fixtures/page-checks.ts";
import { waitUntilReady } from "../fixtures/readiness.ts";
import { expect, test } from "../fixtures/test.ts";

const box = (page: Page) => page.getByRole("search").getByRole("searchbox");
const answers = (page: Page) => page.getByRole("region", { name: "Answers" }).getByRole("listitem");

test("the title search links to a search inside articles", async ({ page }) => {
  await page.goto("/help-center");
  await waitUntilReady(page);
  await page.getByRole("combobox").fill("mandatory");
  await expect(page.getByText(articleMessages.noAnswer, { exact: true })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const inside = page.getByRole("link", { name: "Search inside articles for “mandatory”" });
  await expect(inside).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=mandatory");
  await expect(answers(page).first().locator("mark").first()).toHaveText(/mandatory/i);
});

test("results from help, tutorials, pages and blog are in one list, found despite a typing error", async ({
  page,
}) => {
  await page.goto("/search");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await box(page).fill("brodcast limit");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=brodcast+limit");
  await expect(
    answers(page)
      .filter({ hasText: /broadcast/i })
      .first(),
  ).toBeVisible();
  const kinds = await answers(page).locator("p span:first-child").allInnerTexts();
  expect(new Set(kinds)).toEqual(new Set(["Help", "Tutorial", "Page", "Blog"]));

  const help = answers(page).filter({ hasText: "Help ·" }).first();
  const title = await help.getByRole("heading").innerText();
  await waitUntilReady(page);
  await help.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  expect(page.url()).not.toContain("?");
  await page.goBack();
  await expect(box(page)).toHaveValue("brodcast limit");
});

test("a word that is in no article has no results, even if it is similar to another word", async ({
  page,
}) => {
  for (const term of ["trello", "notion", "tally"]) {
    await page.goto(`/search?q=${term}`);
    await expect(page.getByText("No answer found.", { exact: true }), term).toBeVisible();
    await expect(answers(page), term).toHaveCount(0);
  }
  await page.goto("/search?q=tempalte");
  await expect(answers(page).first()).toBeVisible();
});

test("a published article is found, and an unpublished one is not", async ({ page, system }) => {
  const word = "quokkafestival";
  const desk = await openDesk(page, system);
  const article = await desk.writeArticle("templates", { content: `<p>Now with ${word}.</p>` });
  await desk.request("POST", `/articles/${article.id}/publish`, {});

  await page.goto(`/search?q=${word}`);
  await expect(answers(page)).toHaveCount(1);
  await expect(answers(page)).toContainText(article.title);
  await desk.request("POST", `/articles/${article.id}/unpublish`, {});
  await page.reload();
  await expect(page.getByText(articleMessages.noAnswer, { exact: true })).toBeVisible();
});

test("a search with no results says so, and the desk lists it until an editor clears it", async ({
  page,
  system,
}) => {
  for (const term of ["Zanzibar  pickles?", "98250 12345 zanzibar"]) {
    await page.goto(`/search?${new URLSearchParams({ q: term })}`);
    await expect(page.getByText(articleMessages.noAnswer, { exact: true })).toBeVisible();
    await expect(page.getByText(articleMessages.rephrase, { exact: true })).toBeVisible();
  }
  await expectAccessible(page, "a search with no results");
  await signIn(page, system);
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${system.backofficeUrl}/admin/searches`);
    const clear = page.getByRole("button", { name: "Clear “zanzibar pickles”" });
    await expect(clear).toBeVisible();
    await expect(page.getByText("98250")).toHaveCount(0);
    await expectAccessible(page, `searches with no results at ${width}`);
    await expectNoHorizontalScroll(page, `searches with no results at ${width}`);
    if (width === 1440) continue;
    await clear.click();
    await expect(page.getByText("“zanzibar pickles” has been cleared.")).toBeVisible();
    await expect(clear).toHaveCount(0);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the search form works, also from a title search", async ({ page }) => {
    await page.goto("/help-center?q=template");
    await page.getByRole("link", { name: "Search inside articles" }).click();
    await expect(page).toHaveURL("/search?q=template");
    await box(page).fill("pipeline");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/search?q=pipeline");
    expect(await answers(page).count()).toBeGreaterThan(3);
  });
});
