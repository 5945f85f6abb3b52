import { brand } from "@crm/brand";
import { outcomeMessages } from "@crm/contract/messages";
import {
  expectValuesUnchanged,
  newVisitor,
  prepareDemo,
  solveCaptcha,
  submit,
} from "../fixtures/demo-form.ts";
import { expect, test } from "../fixtures/test.ts";

test("a booking opens the thank-you page, is stored as a lead and is mailed to sales and to the visitor", async ({
  page,
  system,
}) => {
  const visitor = newVisitor();
  const dialog = await prepareDemo(page, "/", visitor);
  await submit(dialog);
  await expect(page).toHaveURL("/thankyou");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  const leads = system.database.rows("select * from leads where email = ?", visitor.email);
  expect(leads).toHaveLength(1);
  expect(leads[0]).toMatchObject({
    kind: "demo",
    name: visitor.name,
    phone: visitor.phone.sent,
    company_name: visitor.companyName,
    company_size: visitor.companySize,
  });
  // The visitor has not ticked the box for offers.
  expect(JSON.parse(String(leads[0]?.context))).toMatchObject({ marketingConsent: false });

  const notification = await system.mails.waitFor(
    ({ to, text }) =>
      to?.[0]?.address === brand.contacts.salesEmail && Boolean(text?.includes(visitor.name)),
  );
  expect(notification.text).toContain(visitor.companyName);
  expect(notification.text).toContain(visitor.email);
  const confirmation = await system.mails.waitFor(({ to }) => to?.[0]?.address === visitor.email);
  expect(confirmation.text).not.toContain(visitor.name);
});

test("a booking while the back office is stopped opens the thank-you page, and is stored once when it runs again", async ({
  page,
  system,
}) => {
  const visitor = newVisitor();
  const dialog = await prepareDemo(page, "/", visitor);
  await system.stopBackoffice();
  try {
    await submit(dialog);
    await expect(page).toHaveURL("/thankyou");
  } finally {
    await system.startBackoffice();
  }
  const leads = () =>
    system.database.rows("select review from leads where email = ?", visitor.email);
  await expect.poll(leads, { timeout: 60_000 }).toEqual([{ review: null }]);
  await system.mails.waitFor(({ to }) => to?.[0]?.address === visitor.email);
  expect(leads()).toHaveLength(1);
});

test("a submission whose response was lost is stored only once", async ({
  page,
  context,
  system,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource|Failed to submit data!/);
  const visitor = newVisitor();
  const dialog = await prepareDemo(page, "/", visitor);
  await context.route("**/_forms/demo", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await submit(dialog);
  await expect(page.getByText(outcomeMessages.leadFailed)).toBeVisible();
  await expectValuesUnchanged(dialog, visitor);

  await context.unroute("**/_forms/demo");
  await solveCaptcha(dialog);
  await submit(dialog);
  await expect(page).toHaveURL("/thankyou");
  expect(system.database.rows("select id from leads where email = ?", visitor.email)).toHaveLength(
    1,
  );
});

test("the form keeps its values when the visitor goes offline", async ({
  page,
  context,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource|Failed to submit data!/);
  const visitor = newVisitor();
  const dialog = await prepareDemo(page, "/", visitor);
  await context.setOffline(true);
  await submit(dialog);
  await expect(page.getByText(outcomeMessages.leadFailed)).toBeVisible();
  await expectValuesUnchanged(dialog, visitor);
});
