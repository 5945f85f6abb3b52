import { type CaptchaProvider, siteverifyUrls } from "@crm/contract/captcha";
import { findOwnFault, siteverifyAnswer } from "@crm/contract/captcha-tokens";
import { readJsonAnswer } from "../hosts/read-json-answer.ts";
import { log } from "../log.ts";
import type { CaptchaSettings, CheckCaptcha } from "./captcha.ts";

/**
 * reCAPTCHA v2, Turnstile and hCaptcha, whose verification calls are alike (`CAPTCHA_VERIFY=site`).
 * The providers themselves let each token be asked about only once.
 */
export function createSiteverify(
  provider: Exclude<CaptchaProvider, "altcha">,
  { secretKey = "", verifyUrl = siteverifyUrls[provider] }: CaptchaSettings,
  patience: number,
): CheckCaptcha {
  return async (token) => {
    try {
      const answer = await ask(verifyUrl, secretKey, token, patience);
      if (answer.success) return "verified";
      const reason = findOwnFault(answer);
      if (!reason) return "bad";
      log.error({ provider, reason }, "The captcha's provider does not take our keys");
    } catch (error) {
      log.error({ provider, reason: String(error) }, "The captcha's provider gave no answer");
    }
    return "unanswered";
  };
}

async function ask(url: string, secret: string, response: string, patience: number) {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "Accept-Encoding": "identity" },
    body: new URLSearchParams({ secret, response }),
    redirect: "error",
    signal: AbortSignal.timeout(patience),
  });
  return siteverifyAnswer.parse(await readJsonAnswer(answer));
}
