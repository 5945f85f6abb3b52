import { randomUUID } from "node:crypto";
import { altchaChallenge } from "@crm/contract/captcha";
import { companySizes } from "@crm/contract/fields/options";
import { createCaptchaToken } from "../../../apps/backoffice/server/testing/create-captcha-token.ts";

/** A demo form that is ready to be sent, with its captcha solved. */
export interface Form {
  email: string;
  headers: Record<string, string>;
  body: string;
}

/** Half of what the limit allows one address within ten minutes. */
const formsOfOneAddress = 15;
/** A long load must not outlive its tokens. Milliseconds. */
const tokenLifetimeMs = 6 * 60 * 60_000;
/** Node derives keys in four threads. */
const atOnce = 8;

/** Fills forms of different visitors, with addresses that no earlier call has used. */
export function createFormFiller(siteUrl: string, captchaSecret: string) {
  let filled = 0;

  const fill = async (): Promise<Form> => {
    const number = filled;
    filled += 1;
    const visitor = Math.floor(number / formsOfOneAddress);
    const email = `visitor-${number}@shop.test`;
    const recaptchaToken = await createCaptchaToken({
      secret: captchaSecret,
      cost: altchaChallenge.cost,
      expiresAt: Date.now() + tokenLifetimeMs,
    });
    const fields = {
      ...{ fullName: "Rekha Parmar", email, whatsApp: "+919825012345" },
      ...{ companyName: "Parmar Uniforms", companyEmployees: companySizes[1] },
    };
    return {
      email,
      headers: {
        "Content-Type": "application/json",
        Origin: siteUrl.replace("127.0.0.1", "localhost"),
        "X-Forwarded-For": `10.${visitor >> 16}.${(visitor >> 8) % 256}.${visitor % 256}`,
      },
      body: JSON.stringify({ ...fields, recaptchaToken, idempotencyKey: randomUUID() }),
    };
  };

  return async (count: number): Promise<Form[]> => {
    const forms: Form[] = [];
    while (forms.length < count) {
      const next = Math.min(atOnce, count - forms.length);
      forms.push(...(await Promise.all(Array.from({ length: next }, fill))));
    }
    return forms;
  };
}
