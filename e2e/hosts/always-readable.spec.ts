import type { Page } from "@playwright/test";
import { measurePicture } from "../fixtures/picture-width.ts";
import { waitUntilReady } from "../fixtures/readiness.ts";
import { expect, test } from "../fixtures/test.ts";

/** Pages, each with a text that comes from the host. */
const pages = {
  "/help-center": "Make your first pipeline",
  "/help-center/pipelines": "Close a lead as won",
  "/help-center/pipelines/move-a-lead": "Move a lead to another stage",
  "/blog": "Three follow-ups that work",
  "/blog?category=selling": "Three follow-ups that work",
  "/blog/three-follow-ups": "Three follow-ups that work",
};
const files = ["/help-center/pipelines/move-a-lead.md", "/blog/feed.xml", "/sitemaps/1.xml"];

test("pages that were served once are served after a restart of the site while the host is down", async ({
  page,
  freshStandInSite: { siteUrl, host, restartSite },
}) => {
  for (const path of Object.keys(pages)) await page.goto(siteUrl + path);
  // This article is only requested by id.
  await page.goto(`${siteUrl}/help-center/pipelines`);
  await waitUntilReady(page);
  await page.getByRole("main").getByRole("link", { name: "Close a lead as won" }).click();
  // The title is known from the link, so wait for a text of the article.
  await expect(page.getByRole("main")).toContainText("Before you start");
  const picture = page.getByRole("img", { name: "The number of the account" });
  // The file has 840 pixels, and the page says that it is shown 760 wide.
  await expect.poll(() => picture.evaluate(measurePicture)).toBe(760);
  const pictureUrl = await picture.evaluate((image: HTMLImageElement) => image.src);
  expect(new URL(pictureUrl).origin).toBe(siteUrl);

  host.behaveAll("down");
  await leave(page);
  await restartSite();

  for (const [path, text] of Object.entries(pages)) {
    const answer = await page.goto(siteUrl + path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole("main"), path).toContainText(text);
  }
  await page.goto(`${siteUrl}/help-center/pipelines/close-a-lead-as-won`);
  await expect(page.getByRole("main")).toContainText("Before you start");
  for (const path of files) {
    const answer = await page.request.get(siteUrl + path);
    expect(answer.status(), path).toBe(200);
  }
  // The browser would show its own copy.
  const served = await page.request.get(pictureUrl);
  expect(served.status()).toBe(200);
  expect(served.headers()["content-type"]).toBe("image/webp");
  const unseen = await page.request.get(`${siteUrl}/help-center/chats/hand-a-chat-to-an-agent`);
  expect(unseen.status()).toBe(502);
});

test("an unpublished article is not served again after a restart", async ({
  page,
  freshStandInSite: { siteUrl, host, restartSite },
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource.*404/);
  const path = "/help-center/pipelines/move-a-lead";
  await page.goto(siteUrl + path);
  await leave(page);
  await restartSite();
  host.behave(8, "rejects");
  expect((await page.goto(siteUrl + path))?.status()).toBe(404);
  host.behaveAll("down");
  await leave(page);
  await restartSite();
  expect((await page.request.get(siteUrl + path)).status()).toBe(502);
});

/** Leaves the page, because its requests would fail while the site is stopped. */
async function leave(page: Page): Promise<void> {
  await page.goto("about:blank");
}
