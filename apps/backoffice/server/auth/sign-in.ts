import { emailPattern } from "@crm/contract/fields/email";
import { APIError } from "better-auth/api";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { findClientAddress } from "../http/client-address.ts";
import { HttpError } from "../http/http-error.ts";
import { limitBody, readJson } from "../http/read-json.ts";
import type { Services } from "../services.ts";
import type { Auth } from "./auth.ts";
import { endPresentedSession, endSession } from "./end-session.ts";
import { createExpiryError, isExpired, markPasswordAsOwn } from "./generated-passwords.ts";
import { findPasswordProblem, maxPasswordLength, minPasswordLength } from "./password-rules.ts";
import { type DeskEnv, requirePerson } from "./require-person.ts";
import type { Person } from "./roles.ts";

const credentials = z.object({
  email: z.string("Please enter your email").trim(),
  password: z.string("Please enter your password"),
});

const length = `Please choose ${minPasswordLength} to ${maxPasswordLength} characters`;
const passwords = z.object({
  currentPassword: z.string("Please enter your current password"),
  newPassword: z.string(length).min(minPasswordLength, length).max(maxPasswordLength, length),
});

/** Creates the routes for signing in and out, and for changing one's own password. */
export function createSignInRoutes(services: Services): Hono<DeskEnv> {
  const { auth, log, now, passwordAttempts } = services;
  const app = new Hono<DeskEnv>();

  app.post("/sign-in", limitBody, async (c) => {
    const address = findClientAddress(c, services);
    const body = await passwordAttempts.read(address, () => readJson(c, credentials));
    const { headers } = c.req.raw;
    const signedIn = await passwordAttempts.run({ address, account: body.email }, () =>
      checkPassword(auth, body, headers),
    );
    const { token, user } = signedIn.response;
    if (isExpired(user.passwordGeneratedAt, now())) {
      await endSession(auth, token);
      throw createExpiryError(401, user.email);
    }
    await endPresentedSession(auth, headers);
    passCookies(c, signedIn.headers);
    log.info({ person: user.id }, "signed in");
    return c.json({ ok: true });
  });

  app.post("/sign-out", limitBody, async (c) => {
    const { headers } = await auth.api.signOut({ headers: c.req.raw.headers, returnHeaders: true });
    passCookies(c, headers);
    return c.json({ ok: true });
  });

  app.post("/password", limitBody, requirePerson(auth), async (c) => {
    const person = c.get("person");
    const body = { ...(await readJson(c, passwords)), revokeOtherSessions: true };
    const problem = findProblem(body, person);
    if (problem) throw new HttpError(400, problem, { field: "newPassword" });
    if (isExpired(person.passwordGeneratedAt, now())) throw createExpiryError(403, person.email);
    const { headers } = c.req.raw;
    const wrong = new HttpError(400, "Your current password is wrong", {
      field: "currentPassword",
    });
    const attempt = { address: findClientAddress(c, services), account: person.email };
    const changed = await passwordAttempts.run(attempt, () =>
      replaceApiErrors(wrong, () =>
        auth.api.changePassword({ body, headers, returnHeaders: true }),
      ),
    );
    await markPasswordAsOwn(auth, person.id);
    passCookies(c, changed.headers);
    log.info({ person: person.id }, "password changed");
    return c.json({ ok: true });
  });

  return app;
}

type Credentials = z.output<typeof credentials>;

/** @throws HttpError with the same message for every cause, so that nobody learns who has an account */
async function checkPassword(auth: Auth, body: Credentials, headers: Headers) {
  const wrong = new HttpError(401, "Email or password is wrong");
  if (!emailPattern.test(body.email) || body.password.length > maxPasswordLength) throw wrong;
  return replaceApiErrors(wrong, () =>
    auth.api.signInEmail({ body, headers, returnHeaders: true }),
  );
}

function findProblem(
  { currentPassword, newPassword }: z.output<typeof passwords>,
  person: Person,
): string | undefined {
  if (newPassword === currentPassword) return "Please choose another password than the current one";
  return findPasswordProblem(newPassword, person);
}

/** Replaces better-auth's 4xx errors with our error; other errors pass. */
async function replaceApiErrors<Answer>(
  httpError: HttpError,
  request: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) throw httpError;
    throw error;
  }
}

/** Copies only the cookies: better-auth's body contains the session's token, which scripts could read. */
function passCookies(c: Context, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) c.header("Set-Cookie", cookie, { append: true });
}
