import { articleMessages } from "@crm/contract/messages";
import { waitUntilReady } from "../fixtures/readiness.ts";
import { expect, test } from "../fixtures/test.ts";

test.beforeEach(({ standInSite }) => standInSite.host.reset());
const article = "/help-center/pipelines/move-a-lead";

test("an article shows its date, body and summary, and runs no script of the host", async ({
  page,
  standInSite,
}) => {
  await page.goto(`${standInSite.siteUrl}${article}`);
  await expect(page.getByText(/Published on\s+Mar 03, 2026/)).toBeVisible();
  await expect(page.getByText("How to: move a lead to another stage.")).toBeVisible();
  await expect(page.getByText("In short: move a lead to another stage.")).toBeVisible();
  const heading = page.getByRole("heading", { level: 2, name: "Before you start" });
  expect(await heading.textContent()).toBe("Before you start");
  expect(await page.getByText("Open the").textContent()).toBe("Open the board first.");
  expect(await page.title()).not.toBe("run");
  expect(await page.content()).not.toContain("document.title");
});

test("an unknown slug answers 404 with its message in red", async ({
  page,
  standInSite,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource.*404/);
  const answer = await page.goto(`${standInSite.siteUrl}/help-center/pipelines/no-such-article`);
  expect(answer?.status()).toBe(404);
  const message = page.getByText(articleMessages.failed, { exact: true });
  await expect(message).toBeVisible();
  const [red = 0, green = 0, blue = 0] = await message.evaluate(
    (element) =>
      getComputedStyle(element)
        .color.match(/[\d.]+/g)
        ?.map(Number) ?? [],
  );
  expect(red).toBeGreaterThan(Math.max(green, blue));
});

for (const behaviour of ["down", "garbage"] as const) {
  test(`an article answers 502 with its message when the behaviour of the host is '${behaviour}'`, async ({
    page,
    standInSite,
    consoleWatch,
  }) => {
    consoleWatch.expect(/Failed to load resource.*502/);
    standInSite.host.behave(8, behaviour);
    const answer = await page.goto(
      `${standInSite.siteUrl}/help-center/pipelines/close-a-lead-${behaviour}`,
    );
    expect(answer?.status()).toBe(502);
    await expect(page.getByText(articleMessages.error, { exact: true })).toBeVisible();
  });
}

test("a category without articles says so", async ({ page, standInSite }) => {
  await page.goto(`${standInSite.siteUrl}/help-center/billing`);
  await expect(page.getByRole("heading", { level: 1, name: "Billing" })).toBeVisible();
  await expect(page.getByText(articleMessages.noArticlesInCategory, { exact: true })).toBeVisible();
});

test("an unknown category answers 404 with its message", async ({
  page,
  standInSite,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource.*404/);
  const answer = await page.goto(`${standInSite.siteUrl}/help-center/no-such-category`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText(articleMessages.noArticlesInCategory, { exact: true })).toBeVisible();
});

test("the page shows an article's title and a loading message while the article is fetched", async ({
  page,
  standInSite,
}) => {
  await page.goto(`${standInSite.siteUrl}/help-center/chats`);
  const link = page.getByRole("main").getByRole("link", { name: "Hand a chat to an agent" });
  await expect(link).toBeVisible();
  await waitUntilReady(page);
  standInSite.host.behave(7, "slow");
  await link.click();
  await expect(page.getByRole("status").filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hand a chat to an agent");
  standInSite.host.release();
  await expect(page.getByRole("heading", { level: 2, name: "Before you start" })).toBeVisible();
});
