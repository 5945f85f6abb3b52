import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  answerEncoded,
  answerGarbage,
  answerNever,
  type HostStandIn,
  startHostStandIn,
} from "../../../../testing/host-stand-in.ts";
import { testSettings } from "../../../../testing/test-settings.ts";
import { createCaptchaCheck } from "./captcha.ts";

const providers = ["recaptcha", "turnstile", "hcaptcha"] as const;
const path = "POST /siteverify";

let provider: HostStandIn;
beforeEach(async () => {
  provider = await startHostStandIn();
});
afterEach(() => provider.stop());

const settingsOf = (name: string, verify = "site") =>
  testSettings({
    CAPTCHA_PROVIDER: name,
    CAPTCHA_VERIFY: verify,
    CAPTCHA_SITE_KEY: "site-key",
    CAPTCHA_SECRET_KEY: "secret-key",
    CAPTCHA_VERIFY_URL: `${provider.url}/siteverify`,
  }).captcha;

describe.each(providers)("%s", (name) => {
  const check = (timeout?: number) =>
    createCaptchaCheck(settingsOf(name), timeout)("token", "owner");

  it("sends the secret key and the token to the provider", async () => {
    provider.answers[path] = { json: { success: true, challenge_ts: "2026-01-01T00:00:00Z" } };
    expect(await check()).toBe("verified");
    const [call] = provider.calls;
    expect(call?.headers["content-type"]).toContain("application/x-www-form-urlencoded");
    expect(Object.fromEntries(new URLSearchParams(call?.body))).toEqual({
      secret: "secret-key",
      response: "token",
    });
  });

  it.each([["invalid-input-response"], ["timeout-or-duplicate"]])(
    "rejects a token that the provider calls %s",
    async (code) => {
      provider.answers[path] = { json: { success: false, "error-codes": [code] } };
      expect(await check()).toBe("bad");
    },
  );

  it("does not reject the token when our keys are wrong", async () => {
    const json = { success: false, "error-codes": ["invalid-input-secret"] };
    provider.answers[path] = { json };
    expect(await check()).toBe("no-answer");
  });

  it("reports no answer for garbage, encoding, a redirect, a timeout or a provider that is down", async () => {
    provider.answers[path] = answerGarbage;
    expect(await check()).toBe("no-answer");
    provider.answers[path] = answerEncoded({ success: true });
    expect(await check()).toBe("no-answer");
    provider.answers[path] = { status: 302, json: { success: true } };
    expect(await check()).toBe("no-answer");
    provider.answers[path] = answerNever;
    expect(await check(100)).toBe("no-answer");
    await provider.stop();
    expect(await check()).toBe("no-answer");
  });

  it("leaves verification to the host that stores the lead, unless the settings choose the site", async () => {
    expect(await createCaptchaCheck(settingsOf(name, "host"))("token", "owner")).toBe(
      "left-to-host",
    );
    expect(provider.calls).toEqual([]);
  });
});
