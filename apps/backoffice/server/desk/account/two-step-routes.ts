import { type Context, Hono } from "hono";
import { z } from "zod";
import { createAudit } from "../../audit/record-audit.ts";
import type { DeskEnv } from "../../auth/require-person.ts";
import { passCookies, replaceApiErrors } from "../../auth/session-cookies.ts";
import { findClientAddress } from "../../http/caller.ts";
import { HttpError } from "../../http/http-error.ts";
import { limitBody, readJson } from "../../http/read-json.ts";
import type { Services } from "../../services.ts";
import type { TwoStepSetup } from "../transport/people-shapes.ts";

const confirmation = z.object({ password: z.string("Please enter your password").max(128) });
const code = z.object({ code: z.string("Please enter the code").trim().max(40) });

/** Turning one's own two-step sign-in on and off, and new recovery codes. */
export function createTwoStepRoutes(services: Services): Hono<DeskEnv> {
  const { auth, passwordAttempts } = services;
  const app = new Hono<DeskEnv>();
  const audit = createAudit(services);

  /** The app is asked for from the next sign-in on, but only after `confirm`. */
  app.post("/two-step", limitBody, async (c) => {
    const { response } = await withPassword(c, (body, headers) =>
      auth.api.enableTwoFactor({ body, headers, returnHeaders: true }),
    );
    if (!("totpURI" in response)) throw new Error("The setup lacks its secret");
    const { totpURI: uri, backupCodes: recoveryCodes } = response;
    return c.json<TwoStepSetup>({ uri, recoveryCodes });
  });

  app.post("/two-step/confirm", limitBody, async (c) => {
    const typed = (await readJson(c, code)).code.replace(/\s/g, "");
    const wrong = new HttpError(
      400,
      "This code is wrong. The app shows a new one every 30 seconds.",
      {
        field: "code",
      },
    );
    const { headers } = c.req.raw;
    const checked = await passwordAttempts.run(attemptOf(c, "codes"), () =>
      replaceApiErrors(wrong, () =>
        auth.api.verifyTOTP({ body: { code: typed }, headers, returnHeaders: true }),
      ),
    );
    passCookies(c, checked.headers);
    await audit(c, "account.two-step-on");
    return c.json({ ok: true });
  });

  app.post("/two-step/off", limitBody, async (c) => {
    const { headers } = await withPassword(c, (body, given) =>
      auth.api.disableTwoFactor({ body, headers: given, returnHeaders: true }),
    );
    passCookies(c, headers);
    await audit(c, "account.two-step-off");
    return c.json({ ok: true });
  });

  app.post("/recovery-codes", limitBody, async (c) => {
    const { response } = await withPassword(c, (body, headers) =>
      auth.api.generateBackupCodes({ body, headers, returnHeaders: true }),
    );
    await audit(c, "account.recovery-codes-made");
    return c.json({ recoveryCodes: response.backupCodes });
  });

  /** A stolen session alone must not be enough, so each change asks for the password. */
  async function withPassword<Answer>(
    c: Context<DeskEnv>,
    change: (body: { password: string }, headers: Headers) => Promise<Answer>,
  ): Promise<Answer> {
    const body = await readJson(c, confirmation);
    const wrong = new HttpError(400, "Your password is wrong", { field: "password" });
    return passwordAttempts.run(attemptOf(c, "passwords"), () =>
      replaceApiErrors(wrong, () => change(body, c.req.raw.headers)),
    );
  }

  const attemptOf = (c: Context<DeskEnv>, what: "passwords" | "codes") => ({
    address: findClientAddress(c, services),
    account: c.get("person").email,
    what,
  });

  return app;
}
