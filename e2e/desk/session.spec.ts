import { randomUUID } from "node:crypto";
import { brand } from "@crm/brand";
import { newVisitor, prepareDemo, submit } from "../fixtures/demo-form.ts";
import { addPerson, firstLogin } from "../fixtures/desk.ts";
import { openDesk } from "../fixtures/desk-calls.ts";
import {
  actWithoutSession,
  fillPassword,
  passwordDialog,
  signInAgain,
  signOutInOtherTab,
  waitForRejectedSave,
} from "../fixtures/ended-session.ts";
import { expect, test } from "../fixtures/test.ts";
import { countWarnings } from "../fixtures/unsaved-warnings.ts";

test.beforeEach(({ consoleWatch }) =>
  consoleWatch.expect(/Failed to load resource.*4(?:0[14]|12)/),
);

test("Save requests the password when the session has ended in another tab, and then saves", async ({
  page,
  context,
  system,
}) => {
  const desk = await openDesk(page, system);
  const article = await desk.writeArticle("integrations");
  await page.goto(`${system.backofficeUrl}/admin/articles/${article.id}`);
  const title = page.getByRole("textbox", { name: "Title" });
  await expect(title).toHaveValue(article.title);
  await signOutInOtherTab(context, system);
  await title.fill(`${article.title}, kept`);
  await page.locator("[contenteditable=true]").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" Then fold it.");

  await page.getByRole("button", { name: "Save draft" }).click();
  const dialog = passwordDialog(page);
  await expect(dialog).toContainText("Your session has ended.");
  await expect(dialog.getByLabel("Email")).toHaveValue(firstLogin(system).email);
  await expect(dialog.getByLabel("Password")).toBeFocused();
  await fillPassword(page, "not the password");
  await expect(dialog.getByRole("alert")).toHaveText("Email or password is wrong");
  await expect(dialog.getByLabel("Password")).toBeFocused();
  await expect(page.getByText("Saved.")).toHaveCount(0);
  const stored = "select title from articles where id = ?";
  expect(system.database.rows(stored, article.id)).toEqual([{ title: article.title }]);

  await signInAgain(page, system);
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(title).toHaveValue(`${article.title}, kept`);
  const { fields: saved } = await desk.request("GET", `/articles/${article.id}/working-copy`);
  expect(saved.title).toBe(`${article.title}, kept`);
  expect(saved.content).toBe("<p>Begin with a square. Then fold it.</p>");
});

test("Publish requests the password when the session has ended in another tab, and then publishes a new article", async ({
  page,
  system,
}) => {
  const desk = await openDesk(page, system, "/admin");
  const title = `How do I fold a boat ${randomUUID().slice(0, 8)}`;
  await page.getByRole("menuitem", { name: "Articles" }).click();
  await page.getByRole("link", { name: "Write an article" }).click();
  await expect(page.getByRole("textbox", { name: "Address" })).toBeVisible();
  await page.getByRole("combobox", { name: "Category", exact: true }).click();
  await page.getByRole("option", { name: "Templates" }).click();
  await actWithoutSession(page, desk, async () => {
    await page.getByRole("textbox", { name: "Title" }).fill(title);
    await page.locator("[contenteditable=true]").click();
    await page.keyboard.type("Begin with a sheet.");
    await page.getByRole("button", { name: "Publish now" }).click();
  });
  await expect(passwordDialog(page)).toBeVisible();
  await expect(page.getByText("Published.")).toHaveCount(0);
  const written = "select id from articles where title = ?";
  expect(system.database.rows(written, title)).toEqual([]);

  await signInAgain(page, system);
  await expect(page.getByText("Published. The site shows it now.")).toBeVisible();
  const [{ id } = {}] = system.database.rows(written, title);
  expect(await desk.request("GET", `/articles/${id}`)).toMatchObject({
    title,
    status: "published",
  });
  await desk.request("POST", `/articles/${id}/unpublish`, {});
});

test("Send again and Erase request the password when the session has ended in another tab, and do nothing before", async ({
  page,
  system,
}) => {
  const visitor = { ...newVisitor(), name: `Kavita ${randomUUID().slice(0, 8)}` };
  await submit(await prepareDemo(page, "/", visitor));
  await expect(page).toHaveURL("/thankyou");
  const isIt = ({ to, text }: (typeof system.mails.received)[number]) =>
    to?.[0]?.address === brand.contacts.salesEmail && Boolean(text?.includes(visitor.name));
  const { subject = "" } = await system.mails.waitFor(isIt);

  const desk = await openDesk(page, system, "/admin");
  await page.getByRole("link", { name: visitor.name }).click();
  await page.getByRole("main").getByRole("link", { name: subject }).click();
  await expect(page.getByText("The mail server has accepted it.")).toBeVisible();
  await actWithoutSession(page, desk, async () => {
    await page.getByRole("button", { name: "Send again" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Confirm" }).click();
  });
  await expect(passwordDialog(page)).toBeVisible();
  await expect(page.getByText("The mail will be sent in a moment.")).toHaveCount(0);
  expect(system.mails.received.filter(isIt)).toHaveLength(1);
  await signInAgain(page, system);
  await expect(page.getByText("The mail will be sent in a moment.")).toBeVisible();
  await expect.poll(() => system.mails.received.filter(isIt).length).toBe(2);

  await page.getByRole("link", { name: "Open the lead" }).click();
  const erase = page.getByRole("button", { name: "Erase this lead" });
  await expect(erase).toBeVisible();
  await actWithoutSession(page, desk, async () => {
    await erase.click();
    const question = page.getByRole("dialog", { name: "Erase this lead for good?" });
    await question.getByRole("button", { name: "Erase this lead" }).click();
  });
  await expect(passwordDialog(page)).toBeVisible();
  await expect(page.getByText("The lead has been erased.")).toHaveCount(0);
  const countLeads = "select count(*) as count from leads where email = ?";
  expect(system.database.rows(countLeads, visitor.email)).toEqual([{ count: 1 }]);
  await signInAgain(page, system);
  await expect(page.getByText("The lead has been erased.")).toBeVisible();
  expect(system.database.rows(countLeads, visitor.email)).toEqual([{ count: 0 }]);
});

test("Not now keeps the form's values and says that they are not saved, and the next Save requests the password again", async ({
  page,
  system,
}) => {
  const desk = await openDesk(page, system);
  const article = await desk.writeArticle("integrations");
  await page.goto(`${system.backofficeUrl}/admin/articles/${article.id}`);
  const title = page.getByRole("textbox", { name: "Title" });
  await expect(title).toHaveValue(article.title);
  const rejected = waitForRejectedSave(page);
  await actWithoutSession(page, desk, async () => {
    await title.fill("Typed for an hour");
    await page.getByRole("button", { name: "Save draft" }).click();
  });
  await rejected;
  await passwordDialog(page).getByRole("button", { name: "Not now" }).click();
  const notSaved = page.getByRole("alert").filter({ hasText: "Not saved, because you are not" });
  await expect(notSaved).toBeVisible();
  await expect(notSaved).toBeFocused();
  await expect(page.getByText("Nothing can be loaded or saved")).toBeVisible();
  await expect(title).toHaveValue("Typed for an hour");

  // A link still warns about unsaved changes.
  const warnings = countWarnings(page);
  await page.getByRole("menuitem", { name: "Leads" }).click();
  await expect.poll(warnings).toBe(1);
  await expect(title).toHaveValue("Typed for an hour");

  await page.getByRole("button", { name: "Save draft" }).click();
  await signInAgain(page, system);
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await expect(notSaved).toHaveCount(0);
  expect((await desk.request("GET", `/articles/${article.id}`)).title).toBe("Typed for an hour");
});

test("a page that waits for the password can save after a sign-in in another tab", async ({
  page,
  system,
}) => {
  const desk = await openDesk(page, system);
  const article = await desk.writeArticle("integrations");
  await page.goto(`${system.backofficeUrl}/admin/articles/${article.id}`);
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue(article.title);
  const rejected = waitForRejectedSave(page);
  await actWithoutSession(page, desk, async () => {
    await page.getByRole("textbox", { name: "Title" }).fill("Typed for an hour");
    await page.getByRole("button", { name: "Save draft" }).click();
  });
  await rejected;
  await passwordDialog(page).getByRole("button", { name: "Not now" }).click();
  const notice = page.getByText("Nothing can be loaded or saved");
  await expect(notice).toBeVisible();
  await desk.request("POST", "/sign-in", firstLogin(system));
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test("several requests without a session open one dialog, and all of them are sent again after the sign-in", async ({
  page,
  system,
}) => {
  const desk = await openDesk(page, system, "/admin");
  await page.getByRole("menuitem", { name: "Categories" }).click();
  await expect(page.getByRole("link", { name: "Templates" })).toBeVisible();
  const unauthorized: string[] = [];
  page.on("response", (answer) => answer.status() === 401 && unauthorized.push(answer.url()));
  // The page requests the articles and, for its filter, the categories.
  await actWithoutSession(page, desk, () =>
    page.getByRole("menuitem", { name: "Articles" }).click(),
  );
  await expect(passwordDialog(page)).toHaveCount(1);
  await expect.poll(() => unauthorized.length).toBeGreaterThanOrEqual(2);
  await passwordDialog(page).getByRole("button", { name: "Not now" }).click();
  await expect(passwordDialog(page)).toHaveCount(0);
  await page.getByRole("alert").getByRole("button", { name: "Sign in" }).click();
  await signInAgain(page, system);
  await expect(page.getByRole("table").getByRole("link").first()).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a form is not saved under the name of another person who signed in in another tab", async ({
  page,
  system,
  consoleWatch,
}) => {
  // The stream of changed leads may connect again while the editor, who can't see leads, is signed in.
  consoleWatch.expect(/status of 403 .*\/api\/desk\/events/);
  const desk = await openDesk(page, system);
  const article = await desk.writeArticle("integrations");
  await page.goto(`${system.backofficeUrl}/admin/articles/${article.id}`);
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue(article.title);
  const email = `editor-${randomUUID().slice(0, 8)}@desk.test`;
  const password = addPerson(system, email, "editor");
  await actWithoutSession(
    page,
    desk,
    async () => {
      await page.getByRole("textbox", { name: "Title" }).fill("Written by the administrator");
      await page.getByRole("button", { name: "Save draft" }).click();
    },
    async () => {
      await desk.request("POST", "/sign-out", {});
      await desk.request("POST", "/sign-in", { email, password });
      const chosen = "three unrelated words 42";
      await desk.request("POST", "/password", { currentPassword: password, newPassword: chosen });
    },
  );
  await expect(passwordDialog(page)).toContainText(
    `Somebody else is signed in on this browser now: ${email}.`,
  );
  await expect(page.getByText("Saved.")).toHaveCount(0);
  expect((await desk.request("GET", `/articles/${article.id}`)).title).toBe(article.title);
  await signInAgain(page, system);
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  const { person } = (await desk.request("GET", "/session")).session;
  expect(person.email).toBe(firstLogin(system).email);
  expect((await desk.request("GET", `/articles/${article.id}`)).title).toBe(
    "Written by the administrator",
  );
});
