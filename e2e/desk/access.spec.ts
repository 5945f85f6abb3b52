import { randomUUID } from "node:crypto";
import { fillDemo, newVisitor, openDemo, solveCaptcha, submit } from "../fixtures/demo-form.ts";
import { openDesk } from "../fixtures/desk-calls.ts";
import { signInAgain } from "../fixtures/ended-session.ts";
import { expect, test } from "../fixtures/test.ts";

test("a row of a list opens by keyboard, with one history entry", async ({ page, system }) => {
  await openDesk(page, system, "/admin");
  await page.getByRole("menuitem", { name: "Articles" }).click();
  const table = page.getByRole("table");
  const link = table.getByRole("link").first();
  const title = await link.innerText();
  await table.getByRole("button", { name: /^Sort by changed/ }).focus();
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  // One step back shows the list: the row's click handler has not navigated a second time.
  await page.goBack();
  await expect(table).toBeVisible();
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(table).toBeVisible();
});

test("a page opened after the session has ended requests the password, and an administrator erases a lead with its mails", async ({
  page,
  context,
  system,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource.*40[14]/);
  const visitor = { ...newVisitor(), name: `Kavita ${randomUUID().slice(0, 8)}` };
  await page.goto("/");
  const dialog = await openDemo(page);
  await fillDemo(dialog, visitor);
  await solveCaptcha(dialog);
  await submit(dialog);
  await expect(page).toHaveURL("/thankyou");

  const desk = await openDesk(page, system, "/admin");
  await page.getByRole("menuitem", { name: "Leads" }).click();
  // The desk's home page has a link of this name too, so wait for the list.
  const row = page.getByRole("table").getByRole("link", { name: visitor.name, exact: true });
  await expect(row).toBeVisible();
  await page.waitForLoadState("networkidle");
  await context.clearCookies();
  await row.click();
  await signInAgain(page, system);
  await expect(page.getByRole("heading", { level: 1, name: visitor.name })).toBeVisible();
  await page.getByRole("button", { name: "Erase this lead" }).click();
  const question = page.getByRole("dialog");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole("button", { name: "Erase this lead" }).click();
  await question.getByRole("button", { name: "Erase this lead" }).click();
  await expect(page.getByText("The lead has been erased.")).toBeVisible();
  await expect(page.getByRole("link", { name: visitor.name })).toHaveCount(0);
  expect((await desk.request("GET", `/outbox?q=${visitor.email}`)).total).toBe(0);
});

test("a list that can't be loaded says so and can be retried, and an unknown page says that it does not exist", async ({
  page,
  system,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource/);
  await openDesk(page, system, "/admin");
  const failing = "This can't be shown right now";
  await page.route("**/api/desk/outbox?*", (route) => route.abort());
  await page.getByRole("menuitem", { name: "Outbox" }).click();
  await expect(page.getByRole("heading", { name: failing })).toBeVisible();
  await expect(page.getByText(/^No .* found$|^\d+-\d+ of \d+$/)).toHaveCount(0);
  await page.unroute("**/api/desk/outbox?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: failing })).toHaveCount(0);

  await page.goto(`${system.backofficeUrl}/admin/leads/none/show`);
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();

  const answer = Promise.withResolvers<void>();
  await page.route("**/api/desk/leads/slow", async (route) => {
    await answer.promise;
    await route.fulfill({ status: 503, json: { message: "The database is busy." } });
  });
  await page.goto(`${system.backofficeUrl}/admin/leads/slow/show`);
  await expect(page.getByRole("main").getByRole("progressbar")).toBeVisible();
  answer.resolve();
  await expect(page.getByText("The database is busy.").last()).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
});
