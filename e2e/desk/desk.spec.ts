import { randomUUID } from "node:crypto";
import { articleMessages } from "@crm/contract/messages";
import { firstLogin, signIn } from "../fixtures/desk.ts";
import { expect, test } from "../fixtures/test.ts";

test("the desk's API answers 401 without a session", async ({ request, system }) => {
  for (const path of ["leads", "outbox", "articles", "today"]) {
    const answer = await request.get(`${system.backofficeUrl}/api/desk/${path}`);
    expect(answer.status(), path).toBe(401);
    expect(await answer.text(), path).not.toContain("@");
  }
});

test("a wrong password and an unknown address show the same error", async ({
  page,
  system,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource.*401/);
  const errors = [];
  for (const email of [firstLogin(system).email, "nobody@shop.test"]) {
    await page.goto(`${system.backofficeUrl}/admin`);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill("not the password");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    errors.push(await page.getByRole("alert").innerText());
  }
  expect(errors[0]).toBe(errors[1]);
});

test("an editor writes an article with formatting, publishes it on the site and unpublishes it", async ({
  page,
  context,
  system,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource.*40[14]/);
  const title = `How do I wrap a parcel ${randomUUID().slice(0, 8)}`;
  await signIn(page, system);
  await page.getByRole("menuitem", { name: "Articles" }).click();
  await page.getByRole("link", { name: "Write an article" }).click();
  await expect(page.getByRole("textbox", { name: "Address" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Title" })).toBeFocused();
  await page.keyboard.type(title);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.getByRole("combobox", { name: "Category", exact: true }).click();
  await page.getByRole("option", { name: "Templates" }).click();
  const slug = page.getByRole("textbox", { name: "Address" });
  const suggested = await slug.inputValue();
  await slug.fill("template-statuses");
  await expect(slug).toHaveAccessibleDescription(
    /^Another article of this section has this address/,
  );
  await expect(slug).toHaveAttribute("aria-invalid", "true");
  await slug.fill(suggested);
  await expect(slug).not.toHaveAccessibleDescription(/Another article/);
  const body = page.locator("[contenteditable=true]");
  await body.click();
  await body.pressSequentially("Take the ");
  await page.getByRole("button", { name: "Bold" }).click();
  await body.pressSequentially("brown paper");
  await page.getByRole("button", { name: "Bold" }).click();
  await body.press("Enter");
  await page.getByRole("button", { name: "Bulleted list" }).click();
  await body.pressSequentially("Fold it");
  await body.press("Enter");
  await body.pressSequentially("Tie it");
  await page.getByRole("textbox", { name: "Summary" }).fill("Paper, then string.");
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("Published. The site shows it now.")).toBeVisible();
  await expect(page.getByText("There are no unpublished changes.")).toBeVisible();

  const reader = await context.newPage();
  await reader.goto(`${system.siteUrl}/help-center/templates`);
  await reader.getByRole("main").getByRole("link", { name: title }).click();
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText(title);
  const article = reader.getByRole("article");
  await expect(article.locator("strong", { hasText: "brown paper" })).toBeVisible();
  await expect(article.getByRole("listitem").filter({ hasText: "Tie it" })).toBeVisible();
  await expect(article.getByText("Published on")).toBeVisible();
  await expect(article.getByText("Paper, then string.")).toBeVisible();
  const address = reader.url();
  await reader.reload();
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText(title);

  // The note has the focus, and Enter publishes.
  await body.click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" twice");
  await page.getByRole("button", { name: "Publish changes" }).click();
  await expect(page.getByLabel("What has changed? (optional)")).toBeFocused();
  await page.keyboard.type("Tied twice");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Published. The site shows your changes now.")).toBeVisible();

  await page.getByRole("button", { name: "Unpublish" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Unpublish" }).click();
  await expect(
    page.getByText("This article is a draft again and no longer on the site."),
  ).toBeVisible();
  await expect.poll(async () => (await reader.goto(address))?.status()).toBe(404);
  await expect(reader.getByText(articleMessages.failed)).toBeVisible();
  await reader.goto(`${system.siteUrl}/help-center/templates`);
  await expect(reader.getByRole("link", { name: title })).toHaveCount(0);
});

test("signing out ends the session", async ({ page, system, consoleWatch }) => {
  consoleWatch.expect(/Failed to load resource.*401/);
  await signIn(page, system);
  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("menuitem", { name: /sign out|log ?out/i }).click();
  await expect(page.getByRole("heading", { name: "Sign in to the desk" })).toBeVisible();
  const answer = await page.request.get(`${system.backofficeUrl}/api/desk/leads`);
  expect(answer.status()).toBe(401);
});
