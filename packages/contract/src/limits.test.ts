import { expect, it } from "vitest";
import { altchaChallenge, captchaKeySecret, captchaProviders, siteverifyUrls } from "./captcha.ts";
import { livenessPath, readinessPath } from "./health.ts";
import * as limits from "./limits.ts";

it("has the times and sizes of the specification", () => {
  expect(limits.toast).toEqual({
    durationMs: 5_000,
    position: "top-right",
    hotkey: ["altKey", "KeyT"],
  });
  expect(limits.formTimings).toEqual({ contactThankYouMs: 6_000, enterpriseNavigateMs: 1_000 });
  expect(limits.howItWorks).toEqual({ firstMs: 100, lastMs: 7_700, visibleShare: 0.5 });
  expect(limits.layout).toEqual({
    mobileNavigationMaxPx: 913,
    narrowBelowPx: 768,
    cardHeightPx: 460,
  });
  expect(limits.lists).toMatchObject({
    blogPageSize: 8,
    carouselItems: 3,
    moduleCardArticles: 3,
  });
  expect(limits.contactPhone).toEqual({ minLength: 10, maxLength: 15 });
  expect(limits.defaultCountry).toBe("IN");
});

it("has the longest values that the forms accept", () => {
  expect(limits.maxLength).toMatchObject({
    email: 254,
    name: 120,
    phone: 40,
    companyName: 160,
    message: 5_000,
    captchaToken: 16_000,
  });
});

it("has the captcha's figures and addresses", () => {
  expect(captchaProviders).toEqual(["altcha", "recaptcha", "turnstile", "hcaptcha"]);
  expect(altchaChallenge).toEqual({
    algorithm: "PBKDF2/SHA-256",
    cost: 5_000,
    counter: { min: 100, max: 200 },
    expiresMs: 1_200_000,
  });
  expect(captchaKeySecret("s3cret")).toBe("s3cret:derived-key");
  expect(siteverifyUrls).toEqual({
    recaptcha: "https://www.google.com/recaptcha/api/siteverify",
    turnstile: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
    hcaptcha: "https://api.hcaptcha.com/siteverify",
  });
});

it("has the paths that monitoring requests", () => {
  expect([livenessPath, readinessPath]).toEqual(["/livez", "/readyz"]);
});
