import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { inProject } from "../../scripts/process/project.ts";
import type { Login } from "../fixtures/first-login.ts";
import { expectAccessibleInBothThemes } from "../fixtures/page-checks.ts";
import { settings } from "../fixtures/settings.ts";
import type { System } from "../fixtures/system.ts";
import { expect, test } from "../fixtures/test.ts";

/** Adds a person with the command that an administrator types. */
async function addPerson({ dataDir }: System, email: string): Promise<Login> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["apps/backoffice/server/auth/add-person.ts", email, "sales"],
    { cwd: inProject("."), env: { ...process.env, ...settings({ DATA_DIR: dataDir }) } },
  );
  expect(stdout).toContain("It is for the first sign-in, within 7 days");
  return { email, password: /: (\S+)$/m.exec(stdout)?.[1] ?? "" };
}

test("a person with a generated password must choose their own before the desk opens", async ({
  page,
  system,
  consoleWatch,
}) => {
  // The browser logs the responses to the rejected passwords.
  consoleWatch.expect(/Failed to load resource.*400/);
  const { email, password } = await addPerson(system, "farida@shop.test");
  await page.goto(`${system.backofficeUrl}/admin`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();

  await expect(page.getByRole("heading", { name: "Choose your own password" })).toBeVisible();
  await expect(page.getByRole("menuitem")).toHaveCount(0);
  await expectAccessibleInBothThemes(page, "the page to choose a password");
  const answer = await page.request.get(`${system.backofficeUrl}/api/desk/leads`);
  expect([answer.status(), (await answer.json()).reason]).toEqual([
    403,
    "password-change-required",
  ]);
  await page.reload();

  const change = async (next: string) => {
    await page.getByLabel("Password that you were given").fill(password);
    await page.getByLabel("New password").fill(next);
    await page.getByRole("button", { name: "Save and open the desk" }).click();
  };
  await change("password1234");
  await expect(page.getByRole("alert")).toContainText("This password is easy to guess");
  await change(email.repeat(2));
  await expect(page.getByRole("alert")).toContainText("does not consist of your email");
  await change(password);
  await expect(page.getByRole("alert")).toContainText("another password than the current one");

  await change("mango biscuit raincoat");
  await expect(page.getByRole("menuitem", { name: "Leads" })).toBeVisible();
  await expect(page.getByText("Your password has been changed.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("menuitem", { name: "Leads" })).toBeVisible();
});

test("a person with a generated password can sign out", async ({ page, system }) => {
  const { email, password } = await addPerson(system, "gurpreet@shop.test");
  await page.goto(`${system.backofficeUrl}/admin`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { name: "Sign in to the desk" })).toBeVisible();
});
