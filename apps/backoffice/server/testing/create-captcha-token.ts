import { altchaChallenge, captchaKeySecret } from "@crm/contract/captcha";
import { createChallenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

interface ChallengeOptions {
  secret: string;
  /** Epoch milliseconds. */
  expiresAt?: number;
  /** Iterations of one derivation; by default few, so that tests are fast. */
  cost?: number;
}

/**
 * Creates a valid token without a site: a challenge of the same form as the site's, and its
 * solution, which is known and need not be searched.
 */
export async function createCaptchaToken({
  secret,
  expiresAt,
  cost = 10,
}: ChallengeOptions): Promise<string> {
  const counter = altchaChallenge.counter.min;
  const challenge = await createChallenge({
    algorithm: altchaChallenge.algorithm,
    cost,
    counter,
    deriveKey,
    expiresAt: new Date(expiresAt ?? Date.now() + altchaChallenge.expiresMs),
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: captchaKeySecret(secret),
  });
  const solution = await solveChallenge({ challenge, deriveKey, counterStart: counter });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}
