import { captchaKeySecret } from "@crm/contract/captcha";
import { verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import type { CheckCaptcha } from "./captcha.ts";

/** What the widget sends, as far as it is read here; the library checks the rest by signature. */
const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string().min(1),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** ALTCHA's proof of work, checked by its core function alone: its replay helpers are racy. */
export function createAltcha(secret: string): CheckCaptcha {
  return async (token) => {
    try {
      const payload = payloadSchema.parse(JSON.parse(Buffer.from(token, "base64").toString()));
      const { nonce, expiresAt } = payload.challenge.parameters;
      const { verified } = await verifySolution({
        ...payload,
        deriveKey,
        hmacSignatureSecret: secret,
        hmacKeySignatureSecret: captchaKeySecret(secret),
      });
      if (!verified) return { kind: "bad" };
      return { kind: "good", nonce: `altcha:${nonce}`, expiresAt: expiresAt * 1_000 };
    } catch {
      // Nothing here depends on another host: what can't be read or reckoned is a made-up token.
      return { kind: "bad" };
    }
  };
}
