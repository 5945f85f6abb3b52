import { notEmpty } from "@crm/contract/fields/length-rules";
import { z } from "zod";
import { createCounter } from "./metrics.ts";

/**
 * Schemas of captcha tokens and of the providers' answers. The site and the back office may both
 * check the same token.
 */

/** The fields of the ALTCHA widget's payload that are read here; its signature covers the rest. */
const altchaPayload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string().check(notEmpty("A nonce is required")),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      /** Epoch seconds. */
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});
export type AltchaPayload = z.output<typeof altchaPayload>;

/**
 * Parses a token of the self-hosted captcha, without verifying it.
 *
 * @param token base64 of JSON, as the widget sends it
 * @returns undefined when the token has another format
 * @example readAltchaPayload("bm90IGl0") // undefined
 */
export function readAltchaPayload(token: string): AltchaPayload | undefined {
  try {
    return altchaPayload.safeParse(JSON.parse(Buffer.from(token, "base64").toString())).data;
  } catch {
    return undefined;
  }
}

const checks = createCounter({
  name: "captcha_checks_total",
  help: "Checked captchas, by verdict",
  labelNames: ["verdict"],
});

/**
 * Counts a verdict in the metrics.
 *
 * @param verdict one of the few words that an app has for verdicts
 * @example countCaptcha("bad")
 */
export function countCaptcha(verdict: string): void {
  checks.inc({ verdict });
}

/** The common answer of reCAPTCHA v2, Turnstile and hCaptcha about a token. */
export const siteverifyAnswer = z.object({
  success: z.boolean(),
  "error-codes": z.array(z.string()).optional(),
});
export type SiteverifyAnswer = z.output<typeof siteverifyAnswer>;

/** Error codes about our keys or the provider itself, which no visitor's token can cause. */
const configurationErrors = [
  "missing-input-secret",
  "invalid-input-secret",
  "invalid-keys",
  "sitekey-secret-mismatch",
  "internal-error",
];

/**
 * Finds an error that is not the visitor's fault in a provider's negative answer.
 *
 * @returns the provider's error code about our keys or the provider itself; undefined when the
 *   errors are about the token
 * @example findConfigurationFault({ success: false, "error-codes": ["invalid-keys"] }) // "invalid-keys"
 */
export function findConfigurationFault({
  "error-codes": codes = [],
}: SiteverifyAnswer): string | undefined {
  return codes.find((code) => configurationErrors.includes(code));
}
