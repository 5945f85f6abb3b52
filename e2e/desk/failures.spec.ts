import type { Page, Route } from "@playwright/test";
import { openDesk } from "../fixtures/desk-calls.ts";
import type { System } from "../fixtures/system.ts";
import { expect, test } from "../fixtures/test.ts";
import { countWarnings } from "../fixtures/unsaved-warnings.ts";

const failures: Record<string, (route: Route) => Promise<void>> = {
  "a role that no longer opens the page": (route) =>
    route.fulfill({ status: 403, json: { message: "Your role has no access to this" } }),
  "a server error": (route) => route.fulfill({ status: 500, body: "" }),
  "an answer that is not JSON": (route) =>
    route.fulfill({ status: 200, contentType: "text/html", body: "<p>Sign in to the WLAN</p>" }),
  "no connection": (route) => route.abort(),
};

for (const [name, answer] of Object.entries(failures)) {
  test(`Save shows an error, keeps the form's values and warns about unsaved changes after ${name}`, async ({
    page,
    system,
    consoleWatch,
  }) => {
    consoleWatch.expect(/Failed to load resource/);
    const address = await openDraft(page, system);
    await page.route(address, answer);
    await page.getByRole("textbox", { name: "Title" }).fill("Typed for an hour");
    await page.getByRole("button", { name: "Save draft" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page.getByText("Saved.")).toHaveCount(0);
    const warnings = countWarnings(page);
    await page.getByRole("menuitem", { name: "Leads" }).click();
    await expect.poll(warnings).toBe(1);
    await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Typed for an hour");
    await page.unroute(address);
    await page.getByRole("button", { name: "Save draft" }).click();
    await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasNotText: "Saved." })).toHaveCount(0);
  });
}

test("The error of a save goes away when the autosave has stored the text", async ({
  page,
  system,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource/);
  const address = await openDraft(page, system);
  await page.route(address, (route) => route.abort());
  await page.getByRole("textbox", { name: "Title" }).fill("Typed in a tunnel");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "Not saved yet: no connection. Your text is kept in this browser.",
  );
  await page.unroute(address);
  await expect(page.getByText("Saved just now")).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("Cancelling a schedule whose changes are live already shows an error and no success", async ({
  page,
  system,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource/);
  const desk = await openDesk(page, system);
  const article = await desk.writeArticle("integrations");
  const path = `/articles/${article.id}`;
  await desk.request("POST", `${path}/publish`, {});
  await page.goto(`${system.backofficeUrl}/admin${path}`);
  await page.getByRole("textbox", { name: "Title" }).fill("For next month");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/^Saved\. Readers see it/)).toBeVisible();
  const at = new Date(Date.now() + 24 * 60 * 60_000).toISOString();
  await desk.request("POST", `${path}/schedule`, { at });
  await page.reload();
  await expect(page.getByText(/^These changes go live on/)).toBeVisible();
  await desk.request("POST", `${path}/publish`, {});
  await page.getByRole("button", { name: "Cancel the schedule" }).click();
  await expect(
    page.getByText(
      "These changes are already on the site, or nothing is scheduled. Reload the page.",
    ),
  ).toBeVisible();
  await expect(page.getByText("The schedule is cancelled")).toHaveCount(0);
  await desk.request("POST", `${path}/unpublish`, {});
});

test("Sign out shows an error when the server does not confirm it", async ({
  page,
  system,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource/);
  await openDesk(page, system, "/admin");
  await page.route("**/api/desk/sign-out", (route) => route.abort());
  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByRole("alert")).toContainText("The back office did not answer");
  await expect(page.getByRole("heading", { name: "Sign in to the desk" })).toHaveCount(0);
});

/** Opens a new draft in the editor; returns the address of the calls that save it. */
async function openDraft(page: Page, system: System): Promise<string> {
  const desk = await openDesk(page, system);
  const { id } = await desk.writeArticle("integrations");
  await page.goto(`${system.backofficeUrl}/admin/articles/${id}`);
  await expect(page.locator("[contenteditable=true]")).toBeVisible();
  return `**/api/desk/articles/${id}/working-copy`;
}
