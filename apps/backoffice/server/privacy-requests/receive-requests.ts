import {
  privacyRequest,
  privacyRequestMessages,
  privacyRequestsPath,
} from "@crm/contract/extensions/privacy-requests";
import { Hono } from "hono";
import type { Transaction } from "kysely";
import type { Database } from "../db/schema.ts";
import { answerWrongMethod } from "../http/answers.ts";
import { type AppEnv, apiPath } from "../http/app-env.ts";
import { readAssertion, requireSite } from "../http/caller.ts";
import { HttpError } from "../http/http-error.ts";
import { limitBody, readJson } from "../http/read-json.ts";
import { claimNonce } from "../leads/store-lead.ts";
import { limitRate, markVisitorLimits } from "../limits/limit-rate.ts";
import type { Services } from "../services.ts";
import { storeRequest } from "./store-request.ts";

/**
 * Creates the route by which the site sends what people ask about their own data. The answer is the same
 * whether or not there is data, and when too many mails went to the address.
 */
export function createPrivacyRequestRoutes(services: Services): Hono<AppEnv> {
  const path = `${apiPath}${privacyRequestsPath}`;
  const app = new Hono<AppEnv>();
  app.post(
    path,
    markVisitorLimits(services),
    requireSite(services),
    limitRate(services, "privacyRequest"),
  );
  app.post(path, limitBody, async (c) => {
    const given = await readJson(c, privacyRequest);
    const captcha = await services.checkCaptcha(given.recaptchaToken, readAssertion(c, services));
    if (captcha.kind === "bad") {
      throw new HttpError(400, privacyRequestMessages.captcha, { field: "recaptchaToken" });
    }
    await services.db.transaction().execute(async (trx) => {
      // A form without JavaScript has the same placeholder all day, so its repeat asks nothing new.
      if (captcha.kind === "unchecked" && (await isUsed(trx, captcha.nonce))) return;
      await claimNonce(trx, captcha);
      await storeRequest(trx, services, given);
    });
    return c.json({ status: true });
  });
  app.all(path, answerWrongMethod("POST"));
  return app;
}

async function isUsed(trx: Transaction<Database>, nonce: string): Promise<boolean> {
  const query = trx.selectFrom("captcha_nonces").select("nonce").where("nonce", "=", nonce);
  return (await query.executeTakeFirst()) !== undefined;
}
