import { altchaChallenge, captchaKeySecret } from "@crm/contract/captcha";
import { readAltchaPayload } from "@crm/server-kit/captcha-tokens";
import { type Challenge, createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { CheckCaptcha } from "./captcha-check.ts";
import { createSingleUse } from "./single-use.ts";

/**
 * Makes a signed challenge for the self-hosted captcha's widget.
 *
 * @param now epoch milliseconds; the challenge is good for a while from then on
 */
export async function createAltchaChallenge(
  secret: string,
  now: number = Date.now(),
): Promise<Challenge> {
  const { algorithm, cost, counter, expiresMs } = altchaChallenge;
  return createChallenge({
    algorithm,
    cost,
    counter: randomInt(counter.max, counter.min),
    deriveKey,
    expiresAt: new Date(now + expiresMs),
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: captchaKeySecret(secret),
  });
}

/**
 * Checks signature, expiry and single use of a solved challenge. Only the library's core function
 * is used: its helpers against replay are racy.
 */
export function createAltcha(secret: string): CheckCaptcha {
  const isFirstUse = createSingleUse(altchaChallenge.expiresMs);
  return async (token, owner) => {
    const payload = readAltchaPayload(token);
    if (!payload) return "bad";
    try {
      const { verified } = await verifySolution({
        ...payload,
        deriveKey,
        hmacSignatureSecret: secret,
        hmacKeySignatureSecret: captchaKeySecret(secret),
      });
      const isGood = verified && isFirstUse(payload.challenge.parameters.nonce, owner);
      return isGood ? "verified" : "bad";
    } catch {
      // Nothing here depends on anyone else: what can't be reckoned with was made up.
      return "bad";
    }
  };
}
