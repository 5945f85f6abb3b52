import { emailPattern } from "@crm/contract/fields/email";
import { Hono } from "hono";
import { z } from "zod";
import { recordAudit } from "../audit/record-audit.ts";
import { findClientAddress } from "../http/caller.ts";
import { HttpError } from "../http/http-error.ts";
import { limitBody, readJson } from "../http/read-json.ts";
import type { Services } from "../services.ts";
import type { Auth } from "./auth.ts";
import { endPresentedSession, endSession } from "./end-session.ts";
import { createExpiryError, isExpired } from "./generated-passwords.ts";
import { maxPasswordLength } from "./password-rules.ts";
import { type DeskEnv, readPerson } from "./require-person.ts";
import { passCookies, replaceApiErrors } from "./session-cookies.ts";
import { findChallenged, keepTwoStepCookie } from "./two-step.ts";

const credentials = z.object({
  email: z.string("Please enter your email").trim(),
  password: z.string("Please enter your password"),
});

const code = z.object({ code: z.string("Please enter the code").trim().max(40) });

/** What better-auth answers to a sign-in that has created a session. */
interface SignedIn {
  headers: Headers;
  response: {
    token: string;
    user: {
      id: string;
      name: string;
      email: string;
      passwordGeneratedAt?: number | null | undefined;
    };
  };
}

/** Creates the routes for signing in, in one step or two, and for signing out. */
export function createSignInRoutes(services: Services): Hono<DeskEnv> {
  const { auth, db, log, now, passwordAttempts } = services;
  const app = new Hono<DeskEnv>();

  app.post("/sign-in", limitBody, async (c) => {
    const address = findClientAddress(c, services);
    const body = await passwordAttempts.read(address, () => readJson(c, credentials));
    const { headers } = c.req.raw;
    const checked = await passwordAttempts.run(
      { address, account: body.email },
      () => checkPassword(auth, body, headers),
      (answer) => !needsCode(answer),
    );
    if (needsCode(checked)) {
      await endPresentedSession(auth, headers);
      passCookies(c, checked.headers);
      return c.json({ ok: false, needs: "code" });
    }
    await finish(checked, headers);
    passCookies(c, checked.headers);
    return c.json({ ok: true });
  });

  /** The second step: a code of the authenticator app, or a recovery code. */
  app.post("/sign-in/code", limitBody, async (c) => {
    const address = findClientAddress(c, services);
    const body = await passwordAttempts.read(address, () => readJson(c, code));
    const person = await findChallenged(auth, c.req.raw.headers);
    if (!person) throw new HttpError(401, "Please enter your email and password again");
    const attempt = { address, account: person.email, what: "codes" } as const;
    const typed = body.code.replace(/\s/g, "").toLowerCase();
    const isRecovery = !/^\d{6}$/.test(typed);
    const request = { body: { code: typed }, headers: keepTwoStepCookie(c.req.raw.headers) };
    const wrong = new HttpError(
      401,
      "This code is wrong or no longer valid. After several wrong codes, sign in again or wait 15 minutes.",
    );
    const checked = await passwordAttempts.run(attempt, () =>
      replaceApiErrors(wrong, () =>
        isRecovery
          ? auth.api.verifyBackupCode({ ...request, returnHeaders: true })
          : auth.api.verifyTOTP({ ...request, returnHeaders: true }),
      ),
    );
    await finish(checked as SignedIn, c.req.raw.headers, isRecovery);
    passCookies(c, checked.headers);
    return c.json({ ok: true });
  });

  app.post("/sign-out", limitBody, async (c) => {
    const person = await readPerson(auth, c);
    const { headers } = await auth.api.signOut({ headers: c.req.raw.headers, returnHeaders: true });
    passCookies(c, headers);
    if (person) await recordAudit(db, { at: now(), person, action: "session.ended" });
    return c.json({ ok: true });
  });

  /** Ends the new session when its password has expired, and else the browser's earlier one. */
  async function finish({ response }: SignedIn, headers: Headers, isRecovery = false) {
    const { token, user } = response;
    if (isExpired(user.passwordGeneratedAt, now())) {
      await endSession(auth, token);
      throw createExpiryError(401, user.email);
    }
    await endPresentedSession(auth, headers);
    log.info({ person: user.id }, "signed in");
    const action = isRecovery ? "account.recovery-code-used" : "session.started";
    await recordAudit(db, { at: now(), person: user, action });
  }

  return app;
}

type Credentials = z.output<typeof credentials>;

/** @throws HttpError with the same message for every cause, so that nobody learns who has an account */
async function checkPassword(auth: Auth, body: Credentials, headers: Headers): Promise<SignedIn> {
  const wrong = new HttpError(401, "Email or password is wrong");
  if (!emailPattern.test(body.email) || body.password.length > maxPasswordLength) throw wrong;
  return replaceApiErrors(wrong, () =>
    auth.api.signInEmail({ body, headers, returnHeaders: true }),
  );
}

/** With two-step sign-in better-auth answers this instead of a session; its types do not say so. */
function needsCode({ response }: SignedIn): boolean {
  return "twoFactorRedirect" in response;
}
