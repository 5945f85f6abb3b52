import { randomUUID } from "node:crypto";
import { loadSecrets } from "@crm/server-kit/secrets";
import { expect, test } from "@playwright/test";
import { newVisitor } from "../fixtures/demo-form.ts";
import { startSite, startSystem } from "../fixtures/system.ts";
import { startCaptchaProvider } from "../stand-in/captcha-provider.ts";

test("a booking that is repeated at another copy of the site gets its first answer", async () => {
  const provider = await startCaptchaProvider("turnstile");
  const captcha = {
    CAPTCHA_PROVIDER: "turnstile",
    CAPTCHA_VERIFY: "site",
    CAPTCHA_SITE_KEY: "site-key",
    CAPTCHA_SECRET_KEY: provider.secret,
    CAPTCHA_VERIFY_URL: provider.verifyUrl,
  };
  const system = await startSystem(captcha);
  const secrets = loadSecrets(system.dataDir);
  const copy = await startSite({
    ...captcha,
    API_URL: `${system.backofficeUrl}/api`,
    ADMIN_URL: system.backofficeUrl,
    API_KEY: secrets.apiKey,
    PUBLISH_SECRET: secrets.publishSecret,
    CAPTCHA_SECRET: secrets.captchaSecret,
    DEMO_CAMPAIGN_ID: secrets.demoCampaignId,
    ENTERPRISE_COMPANY_ID: secrets.enterpriseCompanyId,
  });
  try {
    const visitor = newVisitor();
    const booking = {
      email: visitor.email,
      fullName: visitor.name,
      whatsApp: visitor.phone.sent,
      companyName: visitor.companyName,
      companyEmployees: visitor.companySize,
      recaptchaToken: `good-${randomUUID()}`,
      idempotencyKey: randomUUID(),
    };
    const book = async (siteUrl: string, changes: Partial<typeof booking> = {}) => {
      const answer = await fetch(`${siteUrl}/_forms/demo`, {
        method: "POST",
        headers: { Origin: siteUrl, "Content-Type": "application/json" },
        body: JSON.stringify({ ...booking, ...changes }),
      });
      return answer.json();
    };
    for (const siteUrl of [system.siteUrl, copy.siteUrl, system.siteUrl]) {
      expect(await book(siteUrl), siteUrl).toEqual({ outcome: "booked" });
    }
    expect(await book(copy.siteUrl, { idempotencyKey: randomUUID() })).toEqual({
      outcome: "invalid",
      errors: { recaptchaToken: "Please complete the reCAPTCHA." },
    });
    const leads = system.database.rows("select id from leads where email = ?", visitor.email);
    expect(leads).toHaveLength(1);
  } finally {
    await copy.stop();
    await system.stop();
    await provider.stop();
  }
});
