import { randomUUID } from "node:crypto";
import { signSiteAssertion, siteAssertionHeader } from "@crm/contract/extensions/site-assertion";
import { loadSecrets } from "@crm/server-kit/secrets";
import { newVisitor } from "../fixtures/demo-form.ts";
import { openDesk } from "../fixtures/desk-calls.ts";
import { expectAccessibleInBothThemes } from "../fixtures/page-checks.ts";
import { expect, test } from "../fixtures/test.ts";

test("a submission that could not be stored is corrected at the desk and becomes a lead", async ({
  page,
  request,
  system,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource.*400/);
  const visitor = newVisitor();
  const { publishSecret } = loadSecrets(system.dataDir);
  const handedOver = await request.post(`${system.backofficeUrl}/api/undelivered-leads`, {
    headers: { [siteAssertionHeader]: signSiteAssertion(publishSecret, {}) },
    data: {
      ...{ id: randomUUID(), call: 1, idempotencyKey: randomUUID(), attempts: 2 },
      ...{ reason: "Call 1: answered 400", receivedAt: Date.now() - 3_600_000 },
      fields: {
        ...{ fullName: visitor.name, email: visitor.email, whatsApp: visitor.phone.sent },
        ...{ companyName: "", companyEmployees: visitor.companySize },
      },
    },
  });
  expect(handedOver.status()).toBe(200);

  await openDesk(page, system, "/admin");
  await page.getByRole("menuitem", { name: "Could not be stored" }).click();
  const row = page.getByRole("row").filter({ hasText: visitor.email });
  await expect(row).toContainText("Call 1: answered 400");
  await expectAccessibleInBothThemes(page, "the list of submissions that could not be stored");
  await row.getByRole("link").first().click();
  await expect(page.getByText("The visitor has seen the thank-you message")).toBeVisible();
  await expectAccessibleInBothThemes(page, "a submission that could not be stored");

  const store = page.getByRole("button", { name: "Store as a lead" });
  await store.click();
  await expect(page.getByText("Company Name is required", { exact: true })).toBeVisible();
  expect(system.database.rows("select id from leads where email = ?", visitor.email)).toEqual([]);
  await page.getByRole("textbox", { name: "Company" }).fill(visitor.companyName);
  // A second press would find the submission gone, and show an error.
  await store.dblclick();
  await expect(page.getByText("The form is now stored as a lead.")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: visitor.name })).toBeVisible();
  expect(
    system.database.rows("select company_name from leads where email = ?", visitor.email),
  ).toEqual([{ company_name: visitor.companyName }]);
  await page.getByRole("menuitem", { name: "Could not be stored" }).click();
  await expect(page.getByText("Everything was stored")).toBeVisible();
});
