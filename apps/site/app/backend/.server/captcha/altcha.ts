import { altchaChallenge, captchaKeySecret } from "@crm/contract/captcha";
import { isSolved } from "@crm/server-kit/altcha-solution";
import { readAltchaPayload } from "@crm/server-kit/captcha-tokens";
import { type Challenge, createChallenge, randomInt } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { CheckCaptcha } from "./captcha-check.ts";
import { createSingleUse } from "./single-use.ts";

/**
 * Makes a signed challenge for the self-hosted captcha's widget.
 *
 * @param cost the iterations of one derivation, about 150 of which a browser computes
 * @param now epoch milliseconds; the challenge's lifetime starts here
 */
export async function createAltchaChallenge(
  secret: string,
  { cost = altchaChallenge.cost, now = Date.now() }: { cost?: number; now?: number } = {},
): Promise<Challenge> {
  const { algorithm, counter, expiresMs } = altchaChallenge;
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

/** Checks signature, expiry and single use of a solved challenge. */
export function createAltcha(secret: string): CheckCaptcha {
  const isFirstUse = createSingleUse(altchaChallenge.expiresMs);
  return async (token, owner) => {
    const payload = readAltchaPayload(token);
    const isGood =
      payload && isSolved(payload, secret) && isFirstUse(payload.challenge.parameters.nonce, owner);
    return isGood ? "verified" : "bad";
  };
}
