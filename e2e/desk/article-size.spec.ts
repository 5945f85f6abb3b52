import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { publishChanges } from "../fixtures/desk.ts";
import { openDesk } from "../fixtures/desk-calls.ts";
import type { System } from "../fixtures/system.ts";
import { expect, test } from "../fixtures/test.ts";

const headings = (count: number) => "<h2>Crease</h2>".repeat(count);

/** Stores a text beyond the limits, as an older version without limits could, and restarts. */
async function storeOversizedText({ dataDir, ...system }: System, id: string, content: string) {
  await system.stopBackoffice();
  const database = new DatabaseSync(path.join(dataDir, "backoffice.sqlite"));
  database
    .prepare("update articles set content = ?, is_oversized = null where id = ?")
    .run(content, id);
  database.close();
  await system.startBackoffice();
}

async function replaceText(page: Page, html: string): Promise<void> {
  const body = page.locator("[contenteditable=true]");
  // The dialog that has closed gives the focus back to its button.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await body.click();
  await expect(body).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await body.evaluate((editor, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", pasted);
    const paste = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    editor.dispatchEvent(paste);
  }, html);
  await expect(body.getByText("End", { exact: true })).toHaveCount(1);
}

test("an article that is too large is listed for editors, stays readable and can't be published larger", async ({
  page,
  request,
  system,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource.*400/);
  const desk = await openDesk(page, system);
  const article = await desk.writeArticle("integrations");
  const { siteUrl } = await desk.request("POST", `/articles/${article.id}/publish`, {});
  await storeOversizedText(system, article.id, headings(520));

  const list = `${system.backofficeUrl}/admin/articles`;
  const notice = page.getByRole("alert").filter({ hasText: "Some articles are too large" });
  const oversized = async () => (await desk.request("GET", "/articles?size=oversized")).total;
  await expect.poll(oversized, "texts are measured after the start").toBe(1);
  await page.goto(list);
  await notice.getByRole("link", { name: article.title }).click();
  const warning = page.getByRole("alert").filter({ hasText: "This article is too large" });
  await expect(warning).toBeVisible();

  await page.getByRole("textbox", { name: "Title" }).fill("How do I fold a crane of paper");
  await publishChanges(page);
  await expect(page.getByText("Published. The site shows your changes now.")).toBeVisible();
  await expect(warning).toBeVisible();
  await expect
    .poll(async () => (await request.get(siteUrl)).text())
    .toContain("How do I fold a crane of paper</h1>");
  const shown = await (await request.get(siteUrl)).text();
  expect(shown).toContain("<p>Crease</p><p>Crease</p>");
  expect(shown).not.toContain('id="h-crease"');

  await replaceText(page, `${headings(521)}<p>End</p>`);
  await publishChanges(page);
  await expect(
    page.getByRole("alert").filter({ hasText: "Please use at most 500 headings" }),
  ).toBeVisible();
  await replaceText(page, `${headings(2)}<p>End</p>`);
  await publishChanges(page);
  await expect(warning).toHaveCount(0);
  await expect.poll(async () => (await request.get(siteUrl)).text()).toContain('id="h-crease-2"');
  await page.goto(list);
  await expect(page.getByRole("link", { name: "How do I fold a crane of paper" })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await desk.request("POST", `/articles/${article.id}/unpublish`, {});
});
