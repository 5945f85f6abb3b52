import { isSolved } from "@crm/server-kit/altcha-solution";
import { readAltchaPayload } from "@crm/server-kit/captcha-tokens";
import type { CheckCaptcha } from "./captcha-check.ts";

/** Checks ALTCHA's proof of work. The lead's transaction checks that it is used once. */
export function createAltcha(secret: string): CheckCaptcha {
  return async (token) => {
    const payload = readAltchaPayload(token);
    if (!payload || !isSolved(payload, secret)) return { kind: "bad" };
    const { nonce, expiresAt } = payload.challenge.parameters;
    return { kind: "good", nonce: `altcha:${nonce}`, expiresAt: expiresAt * 1_000 };
  };
}
