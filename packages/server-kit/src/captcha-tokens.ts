import { notEmpty } from "@crm/contract/fields/length-rules";
import { z } from "zod";

/**
 * What captcha tokens and the answers about them look like, to the site and to the back office,
 * which may both look at the same token.
 */

/** What ALTCHA's widget sends, as far as it is read here; its signature covers the rest. */
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
 * Reads a token of the self-hosted captcha, without judging it.
 *
 * @param token base64 of JSON, as the widget makes it
 * @returns undefined for anything that the widget does not make
 * @example readAltchaPayload("bm90IGl0") // undefined
 */
export function readAltchaPayload(token: string): AltchaPayload | undefined {
  try {
    return altchaPayload.safeParse(JSON.parse(Buffer.from(token, "base64").toString())).data;
  } catch {
    return undefined;
  }
}

/** What reCAPTCHA v2, Turnstile and hCaptcha alike answer about a token. */
export const siteverifyAnswer = z.object({
  success: z.boolean(),
  "error-codes": z.array(z.string()).optional(),
});
export type SiteverifyAnswer = z.output<typeof siteverifyAnswer>;

/** Refusals that are about our keys or the provider itself; nothing in a token brings them about. */
const notTheVisitors = [
  "missing-input-secret",
  "invalid-input-secret",
  "invalid-keys",
  "sitekey-secret-mismatch",
  "internal-error",
];

/**
 * Why a refusal says nothing about the visitor's token.
 *
 * @returns the provider's word for what is wrong with our keys, or with the provider; undefined
 *   when the refusal is about the token
 * @example findConfigurationFault({ success: false, "error-codes": ["invalid-keys"] }) // "invalid-keys"
 */
export function findConfigurationFault({
  "error-codes": codes = [],
}: SiteverifyAnswer): string | undefined {
  return codes.find((code) => notTheVisitors.includes(code));
}
