import { randomUUID } from "node:crypto";
import { addPerson, publishChanges } from "../fixtures/desk.ts";
import { openDesk } from "../fixtures/desk-calls.ts";
import { expect, test } from "../fixtures/test.ts";

test.beforeEach(({ consoleWatch }) => consoleWatch.expect(/Failed to load resource/));

test("a new article is in the list once it has a title, and what is typed while the back office is killed comes back", async ({
  page,
  context,
  system,
}) => {
  const desk = await openDesk(page, system, "/admin/articles");
  const { total: before } = await desk.request("GET", "/articles");
  await page.getByRole("link", { name: "Write an article" }).click();
  const title = page.getByRole("textbox", { name: "Title" });
  const body = page.locator("[contenteditable=true]");
  const status = page.getByRole("status").filter({ hasText: /saved|kept|Saving/i });
  await expect(status).toHaveText(
    "Nothing is saved yet. The draft appears in the list when it has a title.",
  );
  await page.getByRole("menuitem", { name: "Articles" }).click();
  await page.getByRole("link", { name: "Write an article" }).click();
  await body.click();
  await page.keyboard.type("Take a square.");
  await expect(status).toHaveText(/^Not saved yet: please give it a title\. Your text is kept/);
  expect((await desk.request("GET", "/articles")).total).toBe(before);

  const name = `How do I fold a frog ${randomUUID().slice(0, 8)}`;
  await title.fill(name);
  await expect(status).toHaveText("Saved just now");
  const { data } = await desk.request("GET", `/articles?q=${encodeURIComponent(name)}`);
  expect(data).toMatchObject([{ title: name, status: "draft" }]);
  await expect(page).toHaveURL(`${system.backofficeUrl}/admin/articles/${data[0].id}`);

  // The caret stays where it is while saves come and go.
  await body.click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" Fold it.");
  await expect(status).toHaveText("Saving…");
  await expect(status).toHaveText("Saved just now");
  await expect(body).toBeFocused();
  await page.keyboard.type(" Turn it.");
  await expect(status).toHaveText("Saved just now");
  await system.stopBackoffice();
  await page.keyboard.type(" The last words.");
  await expect(status).toHaveText(
    "Not saved yet: no connection. Your text is kept in this browser.",
  );
  await page.close();
  await system.startBackoffice();

  const again = await context.newPage();
  await again.goto(`${system.backofficeUrl}/admin/articles/${data[0].id}`);
  await expect(again.getByText("This browser has kept it, and it is back now.")).toBeVisible();
  const whole = "Take a square. Fold it. Turn it. The last words.";
  await expect(again.locator("[contenteditable=true]")).toHaveText(whole);
  await expect
    .poll(async () => (await desk.request("GET", `/articles/${data[0].id}/working-copy`)).fields)
    .toMatchObject({ title: name, content: `<p>${whole}</p>` });
  await again.reload();
  await expect(again.getByText("This browser has kept it")).toHaveCount(0);
});

test("changes of a published article are apart until they are published, and a second editor takes over without a loss", async ({
  page,
  browser,
  request,
  system,
}) => {
  const desk = await openDesk(page, system);
  const article = await desk.writeArticle("integrations");
  const { siteUrl } = await desk.request("POST", `/articles/${article.id}/publish`, {});
  const onSite = async () => (await request.get(siteUrl)).text();
  await page.goto(`${system.backofficeUrl}/admin/articles/${article.id}`);
  const title = page.getByRole("textbox", { name: "Title" });
  await title.fill("Typed in a hurry");
  // Leaving at once saves first, and the article stays published.
  await page.getByRole("menuitem", { name: "Articles" }).click();
  const row = page.getByRole("row").filter({ hasText: article.title });
  await expect(row).toContainText("Unpublished changes");
  await expect(row).toContainText("Published");
  expect(await onSite()).not.toContain("Typed in a hurry");
  await row.getByRole("link").click();
  await expect(title).toHaveValue("Typed in a hurry");

  const email = `editor-${randomUUID().slice(0, 8)}@desk.test`;
  const password = addPerson(system, email, "editor");
  const other = await browser.newContext();
  const second = await other.newPage();
  const call = (path: string, data: object) =>
    second.request.post(`${system.backofficeUrl}/api/desk${path}`, { data });
  await call("/sign-in", { email, password });
  await call("/password", { currentPassword: password, newPassword: "three unrelated words 42" });
  await second.goto(`${system.backofficeUrl}/admin/articles/${article.id}`);
  await expect(second.getByText(/is editing this since/)).toBeVisible();
  const theirTitle = second.getByRole("textbox", { name: "Title" });
  await expect(theirTitle).not.toBeEditable();
  await second.getByRole("button", { name: "Take over" }).click();
  await expect(theirTitle).toBeEditable();
  await theirTitle.fill("Typed by the second editor");
  await expect(second.getByText("Saved just now")).toBeVisible();

  await expect(page.getByText(/is editing this since/)).toBeVisible();
  await expect(title).not.toBeEditable();
  await expect(title).toHaveValue("Typed in a hurry");
  await other.close();
  await page.getByRole("button", { name: "Take over" }).click();
  await expect(title).toHaveValue("Typed by the second editor");
  await publishChanges(page);
  await expect(page.getByText("Published. The site shows your changes now.")).toBeVisible();
  await expect.poll(onSite).toContain("Typed by the second editor</h1>");
  await expect(page.getByRole("button", { name: "Publish changes" })).toBeDisabled();
  await desk.request("POST", `/articles/${article.id}/unpublish`, {});
});
