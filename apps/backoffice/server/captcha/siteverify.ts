import { findOwnFault, siteverifyAnswer } from "@crm/contract/captcha-tokens";
import { hashCaptchaToken } from "@crm/contract/extensions/site-assertion";
import type { CaptchaSettings } from "../settings.ts";
import type { CheckCaptcha } from "./captcha.ts";

/** A visitor waits for this, within the 5 s that the site gives a POST. */
const patienceMs = 2_500;

/** None of the providers lets a token live longer than five minutes. */
const tokenLifetimeMs = 10 * 60_000;

type SiteverifySettings = Exclude<CaptchaSettings, { provider: "altcha" }>;

/** reCAPTCHA v2, Turnstile and hCaptcha, whose verification calls are alike. */
export function createSiteverify(settings: SiteverifySettings, now: () => number): CheckCaptcha {
  return async (token) => {
    const once = {
      nonce: `${settings.provider}:${hashCaptchaToken(token)}`,
      expiresAt: now() + tokenLifetimeMs,
    };
    try {
      const answer = await ask(settings, token);
      if (answer.success) return { kind: "good", ...once };
      const reason = findOwnFault(answer);
      return reason ? { kind: "unchecked", ...once, reason } : { kind: "bad" };
    } catch (error) {
      return { kind: "unchecked", ...once, reason: String(error) };
    }
  };
}

async function ask({ verifyUrl, secretKey }: SiteverifySettings, token: string) {
  const response = await fetch(verifyUrl, {
    method: "POST",
    headers: { "Accept-Encoding": "identity" },
    body: new URLSearchParams({ secret: secretKey, response: token }),
    redirect: "error",
    signal: AbortSignal.timeout(patienceMs),
  });
  return siteverifyAnswer.parse(await response.json());
}
