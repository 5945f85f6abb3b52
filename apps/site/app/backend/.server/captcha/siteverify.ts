import { type CaptchaProvider, siteverifyUrls } from "@crm/contract/captcha";
import { z } from "zod";
import { readJsonAnswer } from "../hosts/read-json-answer.ts";
import { log } from "../log.ts";
import type { CaptchaSettings, CheckCaptcha } from "./captcha.ts";

const answerSchema = z.object({
  success: z.boolean(),
  "error-codes": z.array(z.string()).optional(),
});

/** Refusals that are about our keys or the provider itself; nothing in a token brings them about. */
const notTheVisitors = [
  "missing-input-secret",
  "invalid-input-secret",
  "invalid-keys",
  "sitekey-secret-mismatch",
  "internal-error",
];

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
      const { success, "error-codes": codes = [] } = await ask(
        verifyUrl,
        secretKey,
        token,
        patience,
      );
      if (success) return "verified";
      if (!codes.some((code) => notTheVisitors.includes(code))) return "bad";
      log.error({ provider, codes }, "The captcha's provider does not take our keys");
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
  return answerSchema.parse(await readJsonAnswer(answer));
}
