import { captchaKeySecret } from "@crm/contract/captcha";
import { readAltchaPayload } from "@crm/server-kit/captcha-tokens";
import { verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { CheckCaptcha } from "./captcha-check.ts";

/** Checks ALTCHA's proof of work with its core function only: its replay helpers have races. */
export function createAltcha(secret: string): CheckCaptcha {
  return async (token) => {
    const payload = readAltchaPayload(token);
    if (!payload) return { kind: "bad" };
    try {
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
      // The check needs no other host, so an error means that the token is invalid.
      return { kind: "bad" };
    }
  };
}
