import { brand } from "@crm/brand";
import { formLabels, outcomeMessages } from "@crm/contract/messages";
import {
  captchaToken,
  expectNothingLost,
  fillDemo,
  newVisitor,
  openDemo,
  solveCaptcha,
  submit,
} from "./fixtures/demo-form.ts";
import { stopClock } from "./fixtures/stopped-clock.ts";
import { expect, test } from "./fixtures/test.ts";

test.describe("in front of our own back office", () => {
  test("a booking ends at the thank-you page, in the database and in the mail", async ({
    page,
    system,
  }) => {
    const visitor = newVisitor();
    await page.goto("/");
    const dialog = await openDemo(page);
    await fillDemo(dialog, visitor);
    await solveCaptcha(dialog);
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
    // The box stays unticked unless the visitor ticks it.
    expect(JSON.parse(String(leads[0]?.context))).toMatchObject({ marketingConsent: false });

    const told = await system.mails.waitFor(
      ({ to, text }) =>
        to?.[0]?.address === brand.contacts.salesEmail && Boolean(text?.includes(visitor.name)),
    );
    expect(told.text).toContain(visitor.companyName);
    expect(told.text).toContain(visitor.email);
    const confirmed = await system.mails.waitFor(({ to }) => to?.[0]?.address === visitor.email);
    expect(confirmed.text).not.toContain(visitor.name);
  });

  test("with the back office stopped nothing is lost, and the same form works once it is back", async ({
    page,
    system,
    consoleWatch,
  }) => {
    consoleWatch.expect(/Failed to load resource.*50\d|Failed to submit data!/);
    const visitor = newVisitor();
    await page.goto("/");
    const dialog = await openDemo(page);
    await fillDemo(dialog, visitor);
    await solveCaptcha(dialog);
    await system.stopBackoffice();
    try {
      await submit(dialog);
      await expect(page.getByText(outcomeMessages.leadFailed)).toBeVisible();
      await expectNothingLost(dialog, visitor);
      await expect(captchaToken(dialog)).toHaveValue("");
      expect(consoleWatch.messages.join("\n")).toContain(`error: ${outcomeMessages.leadFailed}`);
    } finally {
      await system.startBackoffice();
    }
    await solveCaptcha(dialog);
    await submit(dialog);
    await expect(page).toHaveURL("/thankyou");
    expect(
      system.database.rows("select id from leads where email = ?", visitor.email),
    ).toHaveLength(1);
  });

  test("a submission whose answer got lost is not stored twice", async ({
    page,
    context,
    system,
    consoleWatch,
  }) => {
    consoleWatch.expect(/Failed to load resource|Failed to submit data!/);
    const visitor = newVisitor();
    await page.goto("/");
    const dialog = await openDemo(page);
    await fillDemo(dialog, visitor);
    await solveCaptcha(dialog);
    await context.route("**/_forms/demo", async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await submit(dialog);
    await expect(page.getByText(outcomeMessages.leadFailed)).toBeVisible();
    await expectNothingLost(dialog, visitor);

    await context.unroute("**/_forms/demo");
    await solveCaptcha(dialog);
    await submit(dialog);
    await expect(page).toHaveURL("/thankyou");
    expect(
      system.database.rows("select id from leads where email = ?", visitor.email),
    ).toHaveLength(1);
  });

  test("a visitor who goes offline keeps what she typed", async ({
    page,
    context,
    consoleWatch,
  }) => {
    consoleWatch.expect(/Failed to load resource|Failed to submit data!/);
    const visitor = newVisitor();
    await page.goto("/");
    const dialog = await openDemo(page);
    await fillDemo(dialog, visitor);
    await solveCaptcha(dialog);
    await context.setOffline(true);
    await submit(dialog);
    await expect(page.getByText(outcomeMessages.leadFailed)).toBeVisible();
    await expectNothingLost(dialog, visitor);
  });
});

test.describe("in front of any host", () => {
  test.beforeEach(({ foreign }) => foreign.host.reset());

  test("call 1 false: a toast, a fresh captcha, and the form can be sent again", async ({
    page,
    foreign,
    consoleWatch,
  }) => {
    consoleWatch.expect(/Failed to load resource.*422/);
    const visitor = newVisitor();
    foreign.host.behave(1, "refuses");
    await page.goto(foreign.siteUrl);
    const dialog = await openDemo(page);
    await fillDemo(dialog, visitor);
    await solveCaptcha(dialog);
    await submit(dialog);
    await expect(page.getByText(outcomeMessages.leadFailed)).toBeVisible();
    await expectNothingLost(dialog, visitor);
    await expect(captchaToken(dialog)).toHaveValue("");
    expect(foreign.host.log.filter(({ number }) => number === 2)).toEqual([]);

    foreign.host.behave(1, "normal");
    await solveCaptcha(dialog);
    await submit(dialog);
    await expect(page).toHaveURL(`${foreign.siteUrl}/thankyou`);
  });

  test("call 2 false: the dialog closes, the visitor is thanked and stays where she is", async ({
    page,
    foreign,
  }) => {
    foreign.host.behave(2, "refuses");
    await page.goto(foreign.siteUrl);
    const dialog = await openDemo(page);
    await fillDemo(dialog, newVisitor());
    await solveCaptcha(dialog);
    await submit(dialog);
    await expect(page.getByText(outcomeMessages.thankYou)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`${foreign.siteUrl}/`);
    expect(foreign.host.log.filter(({ number }) => number === 1)).toHaveLength(1);
  });

  for (const behaviour of ["down", "garbage"] as const) {
    test(`call 1 ${behaviour}: the exception row, and nothing typed is lost`, async ({
      page,
      foreign,
      consoleWatch,
    }) => {
      consoleWatch.expect(/Failed to load resource.*50\d|Failed to submit data!/);
      const visitor = newVisitor();
      foreign.host.behave(1, behaviour);
      await page.goto(foreign.siteUrl);
      const dialog = await openDemo(page);
      await fillDemo(dialog, visitor);
      await solveCaptcha(dialog);
      await submit(dialog);
      await expect(page.getByText(outcomeMessages.leadFailed)).toBeVisible();
      await expectNothingLost(dialog, visitor);
      await expect(captchaToken(dialog)).toHaveValue("");
      expect(consoleWatch.messages.join("\n")).toContain(`error: ${outcomeMessages.leadFailed}`);
    });
  }

  test("while a call is under way the button says so, is disabled, and one lead is sent", async ({
    page,
    foreign,
  }) => {
    foreign.host.behave(1, "slow");
    await page.goto(foreign.siteUrl);
    const dialog = await openDemo(page);
    await fillDemo(dialog, newVisitor());
    await solveCaptcha(dialog);
    await dialog.getByRole("button", { name: "Submit" }).dblclick();
    const button = dialog.getByRole("button", { name: formLabels.submitting });
    await expect(button).toBeDisabled();
    await expect.poll(() => foreign.host.log.some(({ number }) => number === 1)).toBe(true);
    foreign.host.release();
    await expect(page).toHaveURL(`${foreign.siteUrl}/thankyou`);
    expect(foreign.host.log.filter(({ number }) => number === 1)).toHaveLength(1);
    expect(foreign.host.log.filter(({ number }) => number === 2)).toHaveLength(1);
  });

  test("a toast stands at the top right, Alt+T leads to it, and it goes when it is closed", async ({
    page,
    foreign,
  }) => {
    foreign.host.behave(2, "refuses");
    await page.goto(foreign.siteUrl);
    const dialog = await openDemo(page);
    await fillDemo(dialog, newVisitor());
    await solveCaptcha(dialog);
    await submit(dialog);
    const message = page.getByText(outcomeMessages.thankYou);
    await expect(message).toBeVisible();
    await expect(dialog).toBeHidden();
    // To the right of the middle, and in the uppermost part of the 1280 × 800 that are seen.
    const box = await page.locator("[data-sonner-toast]").boundingBox();
    expect(box?.x).toBeGreaterThan(640);
    expect((box?.y ?? 800) + (box?.height ?? 0)).toBeLessThan(200);
    await page.keyboard.press("Alt+t");
    await expect(page.locator("[data-sonner-toaster]")).toBeFocused();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Close the message" }).click();
    await expect(message).toBeHidden();
  });

  test("a toast goes by itself after 5,000 ms", async ({ page, foreign }) => {
    foreign.host.behave(2, "refuses");
    await page.clock.install();
    await page.goto(foreign.siteUrl);
    const dialog = await openDemo(page);
    await fillDemo(dialog, newVisitor());
    await solveCaptcha(dialog);
    await stopClock(page);
    await submit(dialog);
    const message = page.getByText(outcomeMessages.thankYou);
    await expect(async () => {
      await page.clock.runFor(20);
      await expect(message).toBeVisible({ timeout: 100 });
    }).toPass();
    await page.clock.runFor(5_000 - 200);
    await expect(message).toBeVisible();
    // Its way out takes a moment too.
    await page.clock.runFor(200 + 300);
    await expect(message).toBeHidden();
  });

  test("'Sign Up' in the dialog leads to the registration", async ({ page, foreign }) => {
    await page.goto(foreign.siteUrl);
    const dialog = await openDemo(page);
    await expect(dialog).toContainText("Want to create an account? Sign Up");
    const link = dialog.getByRole("link", { name: "Sign Up" });
    await expect(link).toHaveAttribute("href", "https://app.example.com/register");
    await expect(link).not.toHaveAttribute("target");
  });
});
