import { newVisitor, prepareDemo, submit } from "../fixtures/demo-form.ts";
import { openDesk } from "../fixtures/desk-calls.ts";
import { expectAccessibleInBothThemes } from "../fixtures/page-checks.ts";
import { expect, test } from "../fixtures/test.ts";

test("a second booking on the same day sends no second confirmation, and the desk shows why", async ({
  page,
  system,
  consoleWatch,
}) => {
  // axe writes to the frame with the mail, which has no origin.
  consoleWatch.expect(/Failed to execute 'postMessage'/);
  const visitor = newVisitor();
  const confirmations = () =>
    system.mails.received.filter(({ to }) => to?.[0]?.address === visitor.email);
  for (const name of ["Asha Pillai", "Asha P"]) {
    const dialog = await prepareDemo(page, "/", { ...visitor, name });
    await submit(dialog);
    await expect(page).toHaveURL("/thankyou");
    await system.mails.waitFor(({ text }) => Boolean(text?.includes(name)));
  }
  await expect.poll(() => confirmations().length).toBe(1);

  await openDesk(page, system, "/admin");
  await page.getByRole("menuitem", { name: "Outbox" }).click();
  await page.getByRole("combobox", { name: "State" }).click();
  await expectAccessibleInBothThemes(page, "an open list of choices");
  await page.getByRole("option", { name: "Suppressed" }).click();
  const row = page.getByRole("row").filter({ hasText: visitor.email });
  await expect(row).toHaveCount(1);
  await expect(row.getByText("Suppressed")).toBeVisible();
  await row.getByRole("link").click();
  await expect(page.getByText("nobody can flood a stranger's mailbox")).toBeVisible();
  await expect(page.getByText("was sent in the last 24 hours")).toBeVisible();
  await expectAccessibleInBothThemes(page, "a mail's page");

  await page.getByRole("button", { name: "Send now" }).click();
  const question = page.getByRole("dialog");
  await expect(question).toContainText("send this one only if the person asks for it");
  await question.getByRole("button", { name: "Cancel" }).click();
  expect(confirmations()).toHaveLength(1);
});
