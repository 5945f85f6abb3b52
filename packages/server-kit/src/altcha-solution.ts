import { createHmac, timingSafeEqual } from "node:crypto";
import { captchaKeySecret } from "@crm/contract/captcha";
import type { AltchaPayload } from "./captcha-tokens.ts";

const maxCounter = 2 ** 32 - 1;

/**
 * Checks a solved challenge of the self-hosted captcha: expiry, our signature of the challenge, and our signature
 * of the derived key, which the solver had to find. Single use is the caller's check.
 *
 * The result is the same as that of `verifySolution` of altcha-lib for challenges that consist of texts and numbers
 * and have a signed key, as all of ours. That function takes a tenth of a lead's CPU time, because it calls Web Crypto four times; see
 * `docs/decisions/2026-11-24-captcha-solutions-are-checked-by-node-crypto.md`.
 *
 * @param secret the setting `CAPTCHA_SECRET`
 * @param now epoch milliseconds
 * @example const payload = readAltchaPayload(token); payload !== undefined && isSolved(payload, "s3cret")
 */
export function isSolved(
  { challenge, solution }: AltchaPayload,
  secret: string,
  now = Date.now(),
): boolean {
  const { parameters, signature } = challenge;
  const { keySignature } = parameters;
  const { counter, derivedKey } = solution;
  // Ours are texts and numbers. A deeply nested one could not be written as JSON again.
  if (Object.values(parameters).some((value) => typeof value === "object")) return false;
  if (parameters.expiresAt < now / 1_000) return false;
  if (typeof keySignature !== "string" || !/^(?:[0-9a-f]{2})+$/.test(derivedKey)) return false;
  if (!Number.isInteger(counter) || counter < 0 || counter > maxCounter) return false;
  // The signed text has the parameters in the order of their names.
  const signed = JSON.stringify(parameters, Object.keys(parameters).sort());
  return (
    isSignature(signature, signed, secret) &&
    isSignature(keySignature, Buffer.from(derivedKey, "hex"), captchaKeySecret(secret))
  );
}

function isSignature(given: string, signed: string | Buffer, secret: string): boolean {
  const wanted = Buffer.from(createHmac("sha256", secret).update(signed).digest("hex"));
  const bytes = Buffer.from(given);
  return bytes.length === wanted.length && timingSafeEqual(bytes, wanted);
}
