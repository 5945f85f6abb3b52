import { altchaChallenge, captchaKeySecret } from "@crm/contract/captcha";
import { createChallenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

interface ChallengeOptions {
  secret: string;
  /** Epoch milliseconds. */
  expiresAt?: number;
}

/** Solves an easy challenge of the same form as the site's, as the widget does. */
export async function solveCaptcha({ secret, expiresAt }: ChallengeOptions): Promise<string> {
  const challenge = await createChallenge({
    algorithm: altchaChallenge.algorithm,
    cost: 10,
    counter: 1,
    deriveKey,
    expiresAt: new Date(expiresAt ?? Date.now() + altchaChallenge.expiresMs),
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: captchaKeySecret(secret),
  });
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}
