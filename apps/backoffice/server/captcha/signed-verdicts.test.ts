import { createHash } from "node:crypto";
import { signSpooledVerdict } from "@crm/contract/extensions/spooled-leads";
import { describe, expect, it } from "vitest";
import type { CaptchaSettings } from "../settings.ts";
import { createCaptchaToken } from "../testing/create-captcha-token.ts";
import { createCaptcha } from "./captcha.ts";

const secret = "the secret of both apps";
const now = () => 1_000_000;
/** 24 hours later. */
const tomorrow = 87_400_000;
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
const hash = hashOf("token");

const turnstile: CaptchaSettings = {
  provider: "turnstile",
  verify: "host",
  verifyUrl: "http://127.0.0.1:9/rejects-connections",
  secretKey: "key",
  altchaSecret: "altcha",
};
const bySite: CaptchaSettings = { ...turnstile, verify: "site" };
const check = (settings: CaptchaSettings) => createCaptcha(settings, secret, now);
const nonceOf = (token: string): string =>
  JSON.parse(Buffer.from(token, "base64").toString()).challenge.parameters.nonce;

describe("a submission without a captcha", () => {
  const once = { kind: "unchecked", nonce: `absent:${hash}`, expiresAt: tomorrow };

  it("is unchecked, with the reason that the site has signed", async () => {
    expect(await check(turnstile)("token", { at: 0, absentCaptcha: hash })).toEqual({
      ...once,
      review: "captcha-absent",
      reason: "the form was sent without JavaScript",
    });
    const claims = { at: 0, absentCaptcha: hash, unansweredCaptcha: hash };
    expect(await check(turnstile)("token", claims)).toEqual({
      ...once,
      review: "captcha-unchecked",
      reason: "no captcha could be loaded",
    });
  });

  it("is checked like any other when the site has signed another one", async () => {
    const claims = { at: 0, absentCaptcha: hashOf("another") };
    expect(await check(bySite)("token", claims)).toEqual({ kind: "bad" });
  });
});

it("a token that the site rejects is bad, whatever else it has signed", async () => {
  const claims = { at: 0, captcha: hash, rejectedCaptcha: hash };
  expect(await check(bySite)("token", claims)).toEqual({ kind: "bad" });
});

describe("a challenge of the site in place of a provider's token", () => {
  it("is good under the challenge's nonce until it expires, when the site has signed it", async () => {
    const token = await createCaptchaToken({ secret, expiresAt: 2_000_000_000_000 });
    expect(await check(turnstile)(token, { at: 0, captcha: hashOf(token) })).toEqual({
      kind: "good",
      nonce: `altcha:${nonceOf(token)}`,
      expiresAt: 2_000_000_000_000,
    });
    for (const claims of [undefined, { at: 0 }, { at: 0, captcha: hash }]) {
      expect(await check(bySite)(token, claims)).toEqual({ kind: "bad" });
    }
  });
});

it("a solution that the site has signed is not checked again, and any other one is", async () => {
  const altcha: CaptchaSettings = { ...turnstile, provider: "altcha" };
  const token = await createCaptchaToken({ secret: "not ours", expiresAt: 2_000_000_000_000 });
  expect(await check(altcha)(token, { at: 0, captcha: hashOf(token) })).toEqual({
    kind: "good",
    nonce: `altcha:${nonceOf(token)}`,
    expiresAt: 2_000_000_000_000,
  });
  for (const claims of [undefined, { at: 0 }, { at: 0, captcha: hash }]) {
    expect(await check(altcha)(token, claims)).toEqual({ kind: "bad" });
  }
});

describe("a submission from the site's spool", () => {
  const claims = (token: string, captcha: "verified" | "unanswered" | "absent") => ({
    at: 0,
    spooled: signSpooledVerdict(secret, token, { captcha, receivedAt: 0 }),
  });

  it.each([
    ["turnstile, verified here", turnstile, `turnstile:${hash}`],
    ["turnstile, verified by the site", bySite, `site:${hash}`],
  ])("has the nonce of a direct check, with %s", async (_, settings, nonce) => {
    const once = { nonce, expiresAt: tomorrow };
    expect(await check(settings)("token", claims("token", "verified"))).toEqual({
      kind: "good",
      ...once,
    });
    expect(await check(settings)("token", claims("token", "unanswered"))).toEqual({
      kind: "unchecked",
      review: "captcha-unchecked",
      reason: "it could not be checked while the back office gave no answer",
      ...once,
    });
  });

  it("has the nonce of its challenge, or of its placeholder when it has no captcha", async () => {
    const token = await createCaptchaToken({ secret });
    expect(await check(turnstile)(token, claims(token, "verified"))).toEqual({
      kind: "good",
      nonce: `altcha:${nonceOf(token)}`,
      expiresAt: tomorrow,
    });
    expect(await check(turnstile)("token", claims("token", "absent"))).toEqual({
      kind: "unchecked",
      review: "captcha-absent",
      reason: "the form was sent without JavaScript",
      nonce: `absent:${hash}`,
      expiresAt: tomorrow,
    });
  });
});
