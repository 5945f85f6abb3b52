import { expect, it } from "vitest";
import { testSettings } from "../../../testing/test-settings.ts";

it("has working defaults and generates its own secrets", () => {
  const settings = testSettings();
  expect(settings).toMatchObject({
    siteUrl: "http://localhost:3000",
    apiUrl: "http://localhost:4000/api",
    adminUrl: "http://localhost:4000",
    appUrl: "https://app.example.com",
    captcha: { provider: "altcha", verify: "host", cost: 5_000 },
  });
  expect(settings.apiKey).not.toBe(settings.publishSecret);
  expect(settings.captcha.challengeSecret.length).toBeGreaterThan(20);
});

it("reads one address for all hosts, or one address for each host", () => {
  expect(testSettings({ BACKOFFICE_URL: "https://desk.example.com/" })).toMatchObject({
    apiUrl: "https://desk.example.com/api",
    adminUrl: "https://desk.example.com",
  });
  expect(
    testSettings({ API_URL: "https://a.example/v1", ADMIN_URL: "https://b.example" }),
  ).toMatchObject({ apiUrl: "https://a.example/v1", adminUrl: "https://b.example" });
});

it.each([
  [{ SITE_PORT: "many" }, "The setting SITE_PORT must be a port number, from 0 to 65535."],
  [{ CAPTCHA_PROVIDER: "recaptcha" }, "CAPTCHA_SITE_KEY must be set"],
  [
    { CAPTCHA_PROVIDER: "turnstile", CAPTCHA_SITE_KEY: "k", CAPTCHA_VERIFY: "site" },
    "CAPTCHA_SECRET_KEY must be set",
  ],
  [{ CAPTCHA_COST: "99" }, "The setting CAPTCHA_COST must be a number from 100 to 100000."],
  [{ CAPTCHA_COST: "100001" }, "The setting CAPTCHA_COST must be a number from 100 to 100000."],
  [{ LOG_LEVEL: "loud" }, "The setting LOG_LEVEL must be one of"],
])("stops the start at %j with one sentence", (given, sentence) => {
  expect(() => testSettings(given as Record<string, string>)).toThrow(sentence);
});
