import { altchaChallenge, captchaKeySecret } from "@crm/contract/captcha";
import { createChallenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

/**
 * A solved captcha as a browser would send it. With the secret and the counter no search for the
 * solution is needed, so a thousand captchas are fast.
 */
export async function solveCaptcha(secret: string): Promise<string> {
  const { algorithm, cost, counter, expiresMs } = altchaChallenge;
  const challenge = await createChallenge({
    algorithm,
    cost,
    counter: counter.min,
    deriveKey,
    expiresAt: new Date(Date.now() + expiresMs),
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: captchaKeySecret(secret),
  });
  const solution = await solveChallenge({ challenge, deriveKey, counterStart: counter.min });
  if (!solution) throw new Error("The challenge could not be solved");
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}
