import { signSiteAssertion, siteAssertionHeader } from "@crm/contract/extensions/site-assertion";
import { hashSharedSettings, type SharedSetting } from "@crm/contract/extensions/site-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { jsonPost, openTestBackoffice, type TestBackoffice } from "./testing/test-backoffice.ts";
import { createSqliteFile } from "./testing/test-databases.ts";

describe("the check whether site and back office have the same settings", () => {
  let office: TestBackoffice;
  beforeEach(async () => {
    office = await openTestBackoffice(createSqliteFile);
  });
  afterEach(() => office.close());

  const ask = (
    given: Partial<Record<SharedSetting, string>> & { demoCampaignId?: string } = {},
    secret = office.services.settings.publishSecret,
  ) => {
    const { settings, now } = office.services;
    const { demoCampaignId = settings.demoCampaignId, ...values } = given;
    const hashes = hashSharedSettings(secret, {
      API_KEY: settings.apiKey,
      ENTERPRISE_COMPANY_ID: settings.enterpriseCompanyId,
      CAPTCHA_PROVIDER: "altcha",
      CAPTCHA_VERIFY: "host",
      CAPTCHA_SECRET: settings.captcha.altchaSecret,
      ...values,
    });
    const headers = { [siteAssertionHeader]: signSiteAssertion(secret, {}, now()) };
    return office.request("/api/site-check", jsonPost({ hashes, demoCampaignId }, headers));
  };

  it("returns nothing when they are the same", async () => {
    expect(await ask()).toMatchObject({ status: 200, body: { differing: [] } });
  });

  it("returns the names of those that differ, and no values", async () => {
    const answer = await ask({
      API_KEY: "another key of the site",
      CAPTCHA_SECRET: "another captcha secret",
      demoCampaignId: "another-campaign",
    });
    expect(answer.body).toEqual({ differing: ["API_KEY", "CAPTCHA_SECRET", "DEMO_CAMPAIGN_ID"] });
  });

  it("answers 401 when the signatures differ, and to everyone else", async () => {
    expect((await ask({}, "a secret of another installation")).status).toBe(401);
    expect((await office.request("/api/site-check", jsonPost({}))).status).toBe(401);
    expect((await office.request("/api/site-check")).status).toBe(405);
  });
});
