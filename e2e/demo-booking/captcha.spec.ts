import { randomUUID } from "node:crypto";
import { addLead } from "@crm/contract/calls/add-lead";
import { apiKeyHeader, callPath } from "@crm/contract/calls/call";
import { fieldMessages, formLabels, outcomeMessages } from "@crm/contract/messages";
import { loadSecrets } from "@crm/server-kit/secrets";
import { delayScripts } from "../fixtures/delayed-scripts.ts";
import {
  captchaToken,
  expectValuesUnchanged,
  fillDemo,
  newVisitor,
  openDemo,
  prepareDemo,
  solveCaptcha,
  submit,
} from "../fixtures/demo-form.ts";
import { startSystem } from "../fixtures/system.ts";
import { expect, test } from "../fixtures/test.ts";
import { startCaptchaProvider } from "../stand-in/captcha-provider.ts";

test.describe("the self-hosted captcha", () => {
  test("accepts a solved challenge only once, at the site and at the back office", async ({
    page,
    request,
    system,
  }) => {
    const visitor = newVisitor();
    const dialog = await prepareDemo(page, "/", visitor);
    const recaptchaToken = await captchaToken(dialog).inputValue();
    await submit(dialog);
    await expect(page).toHaveURL("/thankyou");

    const fields = {
      email: visitor.email,
      fullName: visitor.name,
      whatsApp: visitor.phone.sent,
      companyName: visitor.companyName,
      companyEmployees: visitor.companySize,
      recaptchaToken,
    };
    const again = await request.post("/_forms/demo", {
      headers: { Origin: system.siteUrl },
      data: { ...fields, idempotencyKey: randomUUID() },
    });
    expect(again.status()).toBe(422);
    expect(await again.json()).toMatchObject({ outcome: "invalid" });

    const { apiKey, demoCampaignId } = loadSecrets(system.dataDir);
    const path = callPath(addLead, { campaignId: demoCampaignId });
    const direct = await request.post(`${system.backofficeUrl}/api${path}`, {
      headers: { [apiKeyHeader]: apiKey },
      data: fields,
    });
    expect(direct.status()).toBe(400);
    expect(await direct.json()).toMatchObject({ status: false, field: "recaptchaToken" });
    expect(
      system.database.rows("select id from leads where email = ?", visitor.email),
    ).toHaveLength(1);
  });

  test("rejects an unsigned token and stores nothing", async ({ request, system }) => {
    const visitor = newVisitor();
    const forged = Buffer.from(JSON.stringify({ challenge: {}, solution: {} })).toString("base64");
    for (const recaptchaToken of ["x", forged]) {
      const answer = await request.post("/_forms/demo", {
        headers: { Origin: system.siteUrl },
        data: {
          email: visitor.email,
          fullName: visitor.name,
          whatsApp: visitor.phone.sent,
          companyName: visitor.companyName,
          companyEmployees: visitor.companySize,
          recaptchaToken,
          idempotencyKey: randomUUID(),
        },
      });
      expect(answer.status()).toBe(422);
      expect(await answer.json()).toEqual({
        outcome: "invalid",
        errors: { recaptchaToken: fieldMessages.demo.captcha },
      });
    }
    expect(system.database.rows("select id from leads where email = ?", visitor.email)).toEqual([]);
  });
});

const providers = [
  { name: "recaptcha", global: "grecaptcha" },
  { name: "turnstile", global: "turnstile" },
  { name: "hcaptcha", global: "hcaptcha" },
];

for (const { name, global } of providers) {
  test(`with ${name}, a valid token is accepted, an invalid one is rejected, and a provider that fails does not block the form`, async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.expect(/Failed to load resource.*(?:422|503)/);
    const provider = await startCaptchaProvider(global);
    const system = await startSystem({
      CAPTCHA_PROVIDER: name,
      CAPTCHA_SITE_KEY: "site-key",
      CAPTCHA_SECRET_KEY: provider.secret,
      CAPTCHA_SCRIPT_URL: provider.scriptUrl,
      CAPTCHA_VERIFY_URL: provider.verifyUrl,
    });
    try {
      provider.behave("no script");
      await page.goto(system.siteUrl);
      const dialog = await openDemo(page);
      await expect(dialog.getByText("The usual robot check did not load.")).toBeVisible();
      await expect(dialog.getByText("I'm not a robot")).toBeVisible();
      provider.behave("normal");
      await page.goto(system.siteUrl);
      await openDemo(page);
      const person = dialog.getByRole("button", { name: "I am a person" });
      await expect(person).toBeVisible();

      const visitor = newVisitor();
      await fillDemo(dialog, visitor);
      await dialog.getByRole("button", { name: "I am a machine" }).click();
      await submit(dialog);
      await expect(page.getByText(outcomeMessages.leadFailed)).toBeVisible();
      await expect(captchaToken(dialog)).toHaveValue("");
      await person.click();
      await submit(dialog);
      await expect(page).toHaveURL(`${system.siteUrl}/thankyou`);
      expect(provider.verifications.map(({ response }) => response?.slice(0, 4))).toEqual([
        "bad-",
        "good",
      ]);
      expect(new Set(provider.verifications.map(({ secret }) => secret))).toEqual(
        new Set([provider.secret]),
      );

      provider.behave("garbage");
      const other = newVisitor();
      await page.goto(system.siteUrl);
      await openDemo(page);
      await fillDemo(dialog, other);
      await person.click();
      await submit(dialog);
      await expect(page).toHaveURL(`${system.siteUrl}/thankyou`);
      for (const { email } of [visitor, other]) {
        expect(system.database.rows("select id from leads where email = ?", email)).toHaveLength(1);
      }
    } finally {
      await page.close();
      await system.stop();
      await provider.stop();
    }
  });
}

test("a provider's script that does not arrive is replaced after 3 s, a form without any captcha is held for review, and a widget that is shown can be replaced", async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource|ALTCHA/);
  const provider = await startCaptchaProvider("turnstile");
  const system = await startSystem({
    CAPTCHA_PROVIDER: "turnstile",
    CAPTCHA_SITE_KEY: "site-key",
    CAPTCHA_SECRET_KEY: provider.secret,
    CAPTCHA_SCRIPT_URL: provider.scriptUrl,
    CAPTCHA_VERIFY_URL: provider.verifyUrl,
  });
  const reviewsOf = ({ email }: { email: string }) =>
    system.database.rows("select review from leads where email = ?", email);
  try {
    await page.clock.install();
    await page.route(provider.scriptUrl, () => {});
    const visitor = newVisitor();
    await page.goto(system.siteUrl);
    const dialog = await openDemo(page);
    await fillDemo(dialog, visitor);
    await page.clock.fastForward(3_000);
    await expect(dialog.getByText("The usual robot check did not load.")).toBeVisible();
    await solveCaptcha(dialog);
    await expectValuesUnchanged(dialog, visitor);
    await submit(dialog);
    await expect(page).toHaveURL(`${system.siteUrl}/thankyou`);
    expect(reviewsOf(visitor)).toEqual([{ review: null }]);

    await page.route("**/_captcha/challenge", (route) => route.abort());
    const other = newVisitor();
    await page.goto(system.siteUrl);
    await openDemo(page);
    await fillDemo(dialog, other);
    await submit(dialog);
    const missing = dialog.getByText("Please complete the reCAPTCHA.");
    await expect(missing).toBeVisible();
    await page.clock.fastForward(3_000);
    await dialog.getByText("I'm not a robot").click();
    await expect(dialog.getByRole("alert").getByText("could not be loaded")).toBeVisible();
    await expect(dialog.getByRole("group", { name: "Captcha" })).toBeFocused();
    await expect(dialog.getByText("You can still send this form")).toBeVisible();
    await expect(missing).toBeHidden();
    await expectValuesUnchanged(dialog, other);
    await submit(dialog);
    await expect(page).toHaveURL(`${system.siteUrl}/thankyou`);
    expect(reviewsOf(other)).toEqual([{ review: "captcha-unchecked" }]);

    await page.unrouteAll();
    const third = newVisitor();
    await page.goto(system.siteUrl);
    await openDemo(page);
    await fillDemo(dialog, third);
    await expect(dialog.getByRole("button", { name: "I am a person" })).toBeVisible();
    const replace = dialog.getByRole("button", { name: "Use another check" });
    await expect(replace).toBeHidden();
    await submit(dialog);
    await replace.click();
    await expect(dialog.getByRole("group", { name: "Captcha" })).toBeFocused();
    await expect(replace).toBeHidden();
    await solveCaptcha(dialog);
    await expectValuesUnchanged(dialog, third);
    await submit(dialog);
    await expect(page).toHaveURL(`${system.siteUrl}/thankyou`);
    expect(reviewsOf(third)).toEqual([{ review: null }]);
    expect(provider.verifications).toEqual([]);
  } finally {
    await page.close();
    await system.stop();
    await provider.stop();
  }
});

test("the form says that the captcha is loading until it is shown", async ({
  page,
  context,
  standInSite,
}) => {
  const release = await delayScripts(context, "**/assets/altcha-widget*.js");
  await page.goto(standInSite.siteUrl);
  const dialog = await openDemo(page);
  const loading = dialog
    .getByRole("group", { name: "Captcha" })
    .getByText(formLabels.captchaLoading);
  await expect(loading).toBeVisible();
  release();
  await expect(loading).toBeHidden();
  await solveCaptcha(dialog);
});
