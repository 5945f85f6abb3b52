import type { Browser, BrowserContext, Page } from "@playwright/test";
import { readAuthenticator } from "../../apps/backoffice/server/testing/totp.ts";
import { signIn } from "../fixtures/desk.ts";
import { openDesk } from "../fixtures/desk-calls.ts";
import { fillPassword, passwordDialog } from "../fixtures/ended-session.ts";
import { expectAccessibleInBothThemes, expectNoHorizontalScroll } from "../fixtures/page-checks.ts";
import { changeLead } from "../fixtures/queue-page.ts";
import type { System } from "../fixtures/system.ts";
import { expect, test } from "../fixtures/test.ts";

/** Tests of one worker share a system, so no other file invites this address. */
const email = "farida-khan@shop.test";
const password = "mango biscuit raincoat";
const newPassword = "copper lantern on a boat";

/** Another person's browser. */
async function openBrowser(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ extraHTTPHeaders: { "X-Forwarded-For": "10.99.0.7" } });
}

async function enterPassword(page: Page, { backofficeUrl }: System, typed: string) {
  await page.goto(`${backofficeUrl}/admin`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(typed);
  await page.getByRole("button", { name: "Sign in" }).click();
}

async function enterCode(page: Page, code: string) {
  await page.getByLabel("Code").fill(code);
  await page.getByRole("button", { name: "Sign in" }).click();
}

async function openAccount(page: Page) {
  await page.getByRole("button", { name: "your account" }).click();
  await page.getByRole("menuitem", { name: "Your account" }).click();
  await expect(page.getByRole("heading", { name: "Two-step sign-in" })).toBeVisible();
}

async function signOut(page: Page) {
  await page.getByRole("button", { name: "your account" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { name: "Sign in to the desk" })).toBeVisible();
}

test("a person is invited, uses two-step sign-in, gets another role and loses the password", async ({
  page,
  browser,
  system,
  sendHeldDemo,
  consoleWatch,
}) => {
  test.slow();
  page.setDefaultTimeout(20_000);
  // The browser logs the answers to a used recovery code and to a link that was used.
  consoleWatch.expect(/Failed to load resource.*401/);
  await signIn(page, system);
  await page.getByRole("menuitem", { name: "People" }).click();
  await expect(page.getByRole("cell", { name: "Administrator" })).toBeVisible();
  await expectAccessibleInBothThemes(page, "the list of people");
  await page.getByRole("link", { name: "Invite a person" }).click();
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("I send it myself").check();
  await expectAccessibleInBothThemes(page, "the page to invite a person");
  const invitations: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") invitations.push(new URL(request.url()).pathname);
  });
  await page.getByRole("button", { name: "Invite" }).dblclick();
  const link = await page.getByRole("textbox", { name: "Link" }).inputValue();
  expect(invitations).toEqual(["/api/desk/people"]);
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("Invited")).toBeVisible();

  const context = await openBrowser(browser);
  const person = await context.newPage();
  await person.goto(link);
  await expect(person.getByRole("heading", { name: "Welcome to the desk" })).toBeVisible();
  expect(person.url()).not.toContain("#");
  await expectAccessibleInBothThemes(person, "the page that an invitation opens");
  await person.getByLabel("Your name").fill("Farida Khan");
  await person.getByLabel("New password").fill(password);
  await person.getByRole("button", { name: "Save the password" }).click();
  await person.getByRole("link", { name: "Sign in" }).click();
  await enterPassword(person, system, password);
  await expect(person.getByRole("menuitem", { name: "Leads" })).toBeVisible();
  await expect(person.getByRole("menuitem", { name: "People" })).toHaveCount(0);

  // Two-step sign-in: the app's code is computed from the key that the page shows.
  await openAccount(person);
  await expectAccessibleInBothThemes(person, "one's own account");
  await person.getByRole("button", { name: "Turn on" }).click();
  await person.getByLabel("Your password").fill(password);
  await person.getByRole("button", { name: "Continue" }).click();
  const setup = person.getByRole("dialog", { name: "Turn on two-step sign-in" });
  await expect(setup.getByRole("img", { name: "QR code" })).toBeVisible();
  await expectAccessibleInBothThemes(person, "the setup of two-step sign-in");
  const uri = `otpauth://totp/desk?secret=${await setup.locator("code").innerText()}`;
  const recoveryCode = await setup.getByRole("listitem").first().innerText();
  await setup.getByRole("textbox", { name: "Code" }).fill(readAuthenticator(uri));
  await setup.getByRole("button", { name: "Turn on" }).click();
  await expect(person.getByText("On: signing in needs a code")).toBeVisible();

  await signOut(person);
  await enterPassword(person, system, password);
  await expect(person.getByRole("heading", { name: "Enter your code" })).toBeVisible();
  await expectAccessibleInBothThemes(person, "the page that asks for a code");
  await enterCode(person, readAuthenticator(uri));
  await expect(person.getByRole("menuitem", { name: "Leads" })).toBeVisible();
  await signOut(person);
  await enterPassword(person, system, password);
  await enterCode(person, recoveryCode);
  await expect(person.getByRole("menuitem", { name: "Leads" })).toBeVisible();
  await signOut(person);
  await enterPassword(person, system, password);
  await enterCode(person, recoveryCode);
  await expect(person.getByRole("alert")).toContainText("This code is wrong or no longer valid");
  await enterCode(person, readAuthenticator(uri));
  await expect(person.getByRole("menuitem", { name: "Leads" })).toBeVisible();

  // A lead of theirs, for later.
  const visitor = await sendHeldDemo();
  const desk = await openDesk(page, system);
  const { data } = await desk.request("GET", "/people");
  const ownerId = data.find((one: { email: string }) => one.email === email).id;
  await changeLead(desk, visitor.email, { ownerId });

  // Another role, which counts at once.
  await page.getByRole("button", { name: "Refresh" }).click();
  await page.getByRole("link", { name: "Farida Khan" }).click();
  // The list has such a text too, so wait for the page.
  await expect(page.getByRole("heading", { level: 1, name: "Farida Khan" })).toBeVisible();
  await expect(page.getByText("Two-step sign-in", { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page, "a person's page");
  await page.getByLabel("Role").click();
  await page.getByRole("option", { name: "Editor" }).click();
  await page.getByRole("button", { name: "Change role" }).click();
  await expect(page.getByText("The role has been changed.")).toBeVisible();
  await person.reload();
  await expect(person.getByRole("menuitem", { name: "Articles" })).toBeVisible();
  await expect(person.getByRole("menuitem", { name: "Leads" })).toHaveCount(0);

  // Their leads go to somebody else; the question before a removal says how many there are.
  await expect(page.getByText("Open leads: 1")).toBeVisible();
  await page.getByRole("button", { name: "Remove this person" }).click();
  await expect(page.getByRole("dialog")).toContainText("open leads (1), which will have no owner.");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByLabel("New owner").click();
  await page.getByRole("option").first().click();
  await page.getByRole("button", { name: "Hand them over" }).click();
  const question = page.getByRole("dialog");
  await expect(question).toContainText("Open leads: 1. This can't be undone in one step.");
  await question.getByRole("button", { name: "Hand them over" }).click();
  await expect(page.getByText(/ has 1 more lead now\.$/)).toBeVisible();
  await expect(page.getByText("Open leads: 1")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 2, name: "Farida Khan" })).toBeFocused();

  // A lost password, asked for in another browser; the open session ends.
  const other = await openBrowser(browser);
  const elsewhere = await other.newPage();
  await elsewhere.goto(`${system.backofficeUrl}/admin`);
  await elsewhere.getByRole("button", { name: "Forgot your password?" }).click();
  await expectAccessibleInBothThemes(elsewhere, "the form for a lost password");
  await elsewhere.getByLabel("Email").fill(email);
  await elsewhere.getByRole("button", { name: "Send the link" }).click();
  await expect(elsewhere.getByRole("status")).toContainText(`If ${email} belongs to a person`);
  const mail = await system.mails.waitFor(({ to }) => to?.[0]?.address === email);
  const reset = /http\S+set-password#[\w-]+/.exec(mail.text ?? "")?.[0] ?? "";
  await elsewhere.goto(reset);
  await elsewhere.getByLabel("New password").fill(newPassword);
  await elsewhere.getByRole("button", { name: "Save the password" }).click();
  await expect(elsewhere.getByRole("heading", { name: "Your password is saved" })).toBeVisible();
  await person.getByRole("menuitem", { name: "Feedback" }).click();
  await fillPassword(person, newPassword);
  await passwordDialog(person).getByLabel("Code").fill(readAuthenticator(uri));
  await passwordDialog(person).getByRole("button", { name: "Sign in" }).click();
  await expect(passwordDialog(person)).toHaveCount(0);
  await expect(person.getByRole("heading", { level: 1, name: "Feedback" })).toBeVisible();
  await enterPassword(elsewhere, system, newPassword);
  await enterCode(elsewhere, readAuthenticator(uri));
  await expect(elsewhere.getByRole("menuitem", { name: "Articles" })).toBeVisible();

  await page.getByRole("menuitem", { name: "Who did what" }).click();
  await expect(page.getByRole("cell", { name: "Signed in with a recovery code" })).toBeVisible();
  await expect(page.getByRole("cell", { name: "Chose a password by a link" })).toHaveCount(2);
  await expectAccessibleInBothThemes(page, "who did what");
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["people", "audit", "account"]) {
    await page.goto(`${system.backofficeUrl}/admin/${path}`);
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    await expectNoHorizontalScroll(page, path);
  }
  await context.close();
  await other.close();
});
