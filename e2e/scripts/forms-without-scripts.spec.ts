import { brand } from "@crm/brand";
import { newVisitor } from "../fixtures/demo-form.ts";
import { mainForm, openPlainForm, plainForms } from "../fixtures/forms-without-scripts.ts";
import { expect, test } from "../fixtures/test.ts";

test.use({ javaScriptEnabled: false });

for (const plainForm of plainForms) {
  const { kind, path, thanks, typed, invalid } = plainForm;

  test(`the ${kind} form is stored as held and thanked for, and a reload sends nothing`, async ({
    page,
    system,
  }) => {
    const { form, visitor } = await openPlainForm(page, system.siteUrl, plainForm);
    await form.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(thanks);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(thanks);
    const held = { kind, review: "captcha-absent", released_at: null };
    const rows = () =>
      system.database.rows(
        "select kind, review, released_at from leads where email = ?",
        visitor.email,
      );
    expect(rows()).toEqual([held]);

    // The same content again, as after the back button, stores no second lead.
    await page.goto(path);
    await plainForm.fill(form, visitor);
    await form.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(thanks);
    expect(rows()).toEqual([held]);
  });

  test(`the ${kind} form with errors shows them beside the fields, with what was typed`, async ({
    page,
    system,
    consoleWatch,
  }) => {
    consoleWatch.expect(/Failed to load resource.*422/);
    const { form, visitor } = await openPlainForm(page, system.siteUrl, plainForm);
    await form.getByLabel(invalid.nameLabel, { exact: true }).fill("   ");
    await form.getByLabel("Email", { exact: true }).fill("asha@shop");
    await form.getByLabel("You may also send me offers").check();
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await form.getByRole("button", { name: "Submit" }).click();
    expect((await answered).status()).toBe(422);
    await expect(page).toHaveURL(path);

    const name = form.getByLabel(invalid.nameLabel, { exact: true });
    await expect(name).toHaveAccessibleDescription(invalid.nameMessage);
    await expect(name).toHaveAttribute("aria-invalid", "true");
    const email = form.getByLabel("Email", { exact: true });
    await expect(email).toHaveAccessibleDescription(invalid.emailMessage);
    await expect(email).toHaveValue("asha@shop");
    for (const [label, value] of typed(visitor)) {
      await expect(form.getByLabel(label, { exact: true }), label).toHaveValue(value);
    }
    await expect(form.getByLabel("You may also send me offers")).toBeChecked();
    await expect(form.locator("input[name=recaptchaToken]")).toHaveValue("");

    const summary = form.getByRole("alert");
    await expect(summary).toBeFocused();
    await summary.getByRole("link", { name: invalid.emailMessage }).click();
    await expect(email).toBeFocused();

    await plainForm.fill(form, visitor);
    await form.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(thanks);
  });

  test(`the ${kind} form keeps what was typed and offers contacts in front of a host that insists on a token`, async ({
    page,
    standInSite,
    consoleWatch,
  }) => {
    consoleWatch.expect(/Failed to load resource.*400/);
    standInSite.host.reset();
    const { form, visitor } = await openPlainForm(page, standInSite.siteUrl, plainForm);
    await form.getByRole("button", { name: "Submit" }).click();
    const answer = form.getByRole("alert");
    await expect(answer).toContainText("This form can't be sent while JavaScript is switched off.");
    for (const way of ["tel:", `mailto:${brand.contacts.salesEmail}`, "https://wa.me/"]) {
      await expect(answer.locator(`a[href^="${way}"]`)).toBeVisible();
    }
    for (const [label, value] of typed(visitor)) {
      await expect(form.getByLabel(label, { exact: true }), label).toHaveValue(value);
    }
    expect(standInSite.host.log.filter(({ method }) => method === "POST")).toEqual([]);
  });
}

test("a request about one's own data is confirmed by mail, and with errors keeps what was typed", async ({
  page,
  system,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource.*422/);
  const { email } = newVisitor();
  await page.goto("/your-data");
  const form = mainForm(page);
  await form.getByLabel("Email").fill("asha@shop");
  await form.getByLabel("What do you ask for?").selectOption("Erase everything about me");
  await form.getByLabel(/^Anything we should know/).fill("Sent from a phone");
  await form.getByRole("button", { name: "Submit" }).click();
  await expect(form.getByLabel("Email")).toHaveAccessibleDescription("Invalid email format");
  await expect(form.getByLabel("Email")).toHaveValue("asha@shop");
  await expect(form.getByLabel("What do you ask for?")).toHaveValue("Erase everything about me");
  await expect(form.getByLabel(/^Anything we should know/)).toHaveValue("Sent from a phone");

  await form.getByLabel("Email").fill(email);
  await form.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Please check your mail.");
  await system.mails.waitFor(
    ({ to, subject }) =>
      to?.[0]?.address === email && subject?.startsWith("Please confirm") === true,
  );
});

test("while the back office is down, a form is thanked for and held for review when it runs again, and a rating is not claimed to be sent", async ({
  page,
  context,
  system,
}) => {
  const article = await context.newPage();
  await article.goto(`${system.siteUrl}/help-center/data-management/import-contacts-from-csv`);
  const [plainForm] = plainForms;
  if (!plainForm) throw new Error("There is no form");
  // The site learns what the host offers from the first form.
  const first = await openPlainForm(page, system.siteUrl, plainForm);
  await first.form.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(plainForm.thanks);

  const { form, visitor } = await openPlainForm(page, system.siteUrl, plainForm);
  await system.stopBackoffice();
  try {
    await form.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(plainForm.thanks);
    await article.getByRole("button", { name: "No", exact: true }).click();
    await expect(article.getByText("Your answer could not be sent.")).toBeVisible();
    await expect(article.getByRole("button", { name: "No", exact: true })).toBeVisible();
  } finally {
    await system.startBackoffice();
  }
  const leads = () =>
    system.database.rows("select kind, review from leads where email = ?", visitor.email);
  await expect
    .poll(leads, { timeout: 60_000 })
    .toEqual([{ kind: "demo", review: "captcha-absent" }]);
});

test("after 5 forms in 10 minutes the sixth is kept on the page, with the time to try again", async ({
  page,
  system,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource.*429/);
  const [plainForm] = plainForms;
  if (!plainForm) throw new Error("There is no form");
  for (let sent = 0; sent < 5; sent += 1) {
    const { form } = await openPlainForm(page, system.siteUrl, plainForm);
    await form.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(plainForm.thanks);
  }
  const { form, visitor } = await openPlainForm(page, system.siteUrl, plainForm);
  await form.getByRole("button", { name: "Submit" }).click();
  await expect(form.getByRole("alert")).toContainText(
    "Too many tries. Please try again in 10 minutes.",
  );
  await expect(form.getByLabel("Email", { exact: true })).toHaveValue(visitor.email);
});

test("the dialogs link to their form's own page", async ({ page }) => {
  for (const [id, path] of [
    ["book-demo", "/book-demo"],
    ["enterprise-inquiry", "/enterprise-inquiry"],
  ] as const) {
    await page.goto("/pricing");
    await page.locator(`main [commandfor=${id}]`).first().click();
    await page
      .locator(`#${id}`)
      .getByRole("link", { name: "Open this form on its own page" })
      .click();
    await expect(page).toHaveURL(path);
    await expect(mainForm(page).getByRole("button", { name: "Submit" })).toBeVisible();
  }
});

test("the thank-you page thanks nobody who has a forged receipt or none", async ({ page }) => {
  const until = Date.now() + 60_000;
  for (const query of ["", "?sent=demo", `?sent=demo.${until}.${"A".repeat(43)}`]) {
    await page.goto(`/thankyou${query}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "This page appears after you send a form.",
    );
  }
});
