import { openDesk } from "../fixtures/desk-calls.ts";
import { expectAccessibleInBothThemes } from "../fixtures/page-checks.ts";
import { expect, test } from "../fixtures/test.ts";

test("a lead sent without JavaScript is held at the desk, and gets its confirmation when it is released", async ({
  page,
  system,
  sendHeldDemo,
  consoleWatch,
}) => {
  // The correction asks first whether the lead may move.
  consoleWatch.expect(/Failed to load resource.*409/);
  const other = await sendHeldDemo();
  const visitor = await sendHeldDemo();
  const alert = await system.mails.waitFor(({ text }) => Boolean(text?.includes(visitor.name)));
  expect(alert.text?.replaceAll(/\s+/g, " ")).toContain(
    "Held for review: the form was sent without JavaScript, so no captcha was checked",
  );

  await openDesk(page, system, "/admin");
  await page.getByRole("menuitem", { name: "Leads" }).click();
  await page.getByRole("button", { name: "More filters" }).click();
  const isHeld = page.getByRole("switch", { name: "Held for review" });
  await isHeld.click();
  await expect(isHeld).toBeChecked();
  // Each digit of a typed year gives another day; only the whole year filters.
  const from = page.getByLabel("Received from");
  await from.pressSequentially("01012026");
  await expect(page).toHaveURL(/from%22%3A%222026-01-01/);
  await expect(from).toHaveValue("2026-01-01");
  // Days are looked for in all leads, not only in those that wait.
  await expect(page).toHaveURL(/view%22%3A%22all%22/);
  const download = page.getByRole("dialog").getByRole("link", { name: "Download" });
  await expect(download).toHaveAttribute("href", /from=2026-01-01/);
  await expectAccessibleInBothThemes(page, "the filters of the queue");
  await page.keyboard.press("Escape");
  const row = page.getByRole("row").filter({ hasText: visitor.name });
  await expect(row.getByText("Held for review")).toBeVisible();
  await row.getByRole("link").first().click();
  await expect(page.getByText("This form was sent without JavaScript")).toBeVisible();
  await expect(page.getByText("gets no mail from us until you release the lead")).toBeVisible();
  const confirmations = () =>
    system.mails.received.filter(({ to }) => to?.[0]?.address === visitor.email);
  expect(confirmations()).toEqual([]);
  expect(system.database.rows("select id from mails where recipient = ?", visitor.email)).toEqual(
    [],
  );

  await page.getByRole("button", { name: "Correct" }).click();
  await expect(page.getByRole("dialog", { name: "Correct this lead" })).toBeVisible();
  await expectAccessibleInBothThemes(page, "the form that corrects a lead");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Release" }).click();
  await expect(page.getByText("The lead has been released.")).toBeVisible();
  await expect(page.getByText("This form was sent without JavaScript")).toBeHidden();
  await expect.poll(() => confirmations().length).toBe(1);

  // The corrected address is somebody else's: the lead moves there only when that is confirmed.
  await page.getByRole("button", { name: "Correct" }).click();
  const dialog = page.getByRole("dialog", { name: "Correct this lead" });
  const email = dialog.getByLabel("Email");
  await email.fill(other.email);
  await email.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText(
    `${other.email} belongs to ${other.name} already. This lead would move to their page.`,
  );
  await email.press("Enter");
  await dialog.getByLabel("Phone").fill("");
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Save the correction" }).click();
  await dialog.getByRole("button", { name: "Move it to that person" }).click();
  await expect(page.getByText("It is on this person's page now.")).toBeVisible();
  await expect(page.getByText("2 leads", { exact: true })).toBeVisible();
});
