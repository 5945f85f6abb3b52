import { openDesk } from "../fixtures/desk-calls.ts";
import { expect, test } from "../fixtures/test.ts";

test("a version becomes the working copy, its preview leaves the site alone, and a deleted article comes back", async ({
  page,
  request,
  system,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource.*410/);
  const desk = await openDesk(page, system);
  const article = await desk.writeArticle("integrations", {
    content: "<h2>Fold</h2><p>Begin with a square.</p>",
  });
  const path = `/help-center/integrations/${article.slug}`;
  await desk.request("POST", `/articles/${article.id}/publish`, {});
  const second = "<h2>Fold</h2><p>Begin with a circle.</p>";
  await desk.request("PUT", `/articles/${article.id}`, {
    ...article,
    content: second,
    revision: undefined,
  });
  const readSite = async () => (await request.get(path)).text();
  await expect.poll(readSite).toContain("Begin with a circle.");

  await page.goto(`${system.backofficeUrl}/admin/articles/${article.id}/versions`);
  await page.getByRole("button", { name: "What changed" }).click();
  await expect(page.locator("del")).toHaveText("square");
  await expect(page.locator("ins")).toHaveText("circle");
  await page.getByRole("button", { name: "Restore version 1" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText("Restored as unpublished changes.")).toBeVisible();

  const frame = page.frameLocator("iframe[title='Preview, Phone']");
  await expect(frame.getByText("Begin with a square.")).toBeVisible();
  await expect(frame.getByText("Preview: this text is not on the site.")).toBeVisible();
  expect(await readSite()).toContain("Begin with a circle.");
  const link = await page.getByRole("link", { name: "Open in a new tab" }).getAttribute("href");
  const shared = await request.get(link ?? "");
  expect(shared.headers()["cache-control"]).toBe("private, no-store");
  expect(await shared.text()).toContain('<meta name="robots" content="noindex, nofollow"/>');
  const forged = await request.get(`${link}x`);
  expect(forged.status()).toBe(403);
  expect(await forged.text()).toContain("This is not a preview link.");

  await page.getByRole("button", { name: "Move to trash" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Move to trash" }).click();
  await expect(page.getByText("Moved to the trash.")).toBeVisible();
  await expect.poll(async () => (await request.get(path)).status()).toBe(410);
  await page.goto(system.siteUrl + path);
  await expect(page.getByRole("alert")).toHaveText("This article has been removed.");
  await expect(page.getByRole("main").getByRole("searchbox")).toBeVisible();

  await page.goto(`${system.backofficeUrl}/admin/articles/trash`);
  await page.getByRole("button", { name: `Restore ${article.title}` }).click();
  await expect(page.getByText("Restored, as it was.")).toBeVisible();
  await expect.poll(readSite).toContain("Begin with a circle.");
  await desk.request("POST", `/articles/${article.id}/unpublish`, {});
});
