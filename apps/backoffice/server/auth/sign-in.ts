import { emailPattern } from "@crm/contract/email";
import { APIError } from "better-auth/api";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { findClientAddress } from "../http/client-address.ts";
import { limitBody, readJson } from "../http/read-json.ts";
import { Refusal } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import { maxPasswordLength, minPasswordLength } from "./auth.ts";
import { type DeskEnv, requirePerson } from "./require-person.ts";

const credentials = z.object({
  email: z.string("Please enter your email").trim(),
  password: z.string("Please enter your password"),
});

const length = `Please choose ${minPasswordLength} to ${maxPasswordLength} characters`;
const passwords = z.object({
  currentPassword: z.string("Please enter your current password"),
  newPassword: z.string(length).min(minPasswordLength, length).max(maxPasswordLength, length),
});

/** Signing in and out, and changing one's own password. */
export function createSignIn(services: Services): Hono<DeskEnv> {
  const { auth, log, takeTurn } = services;
  const app = new Hono<DeskEnv>();

  app.post("/sign-in", limitBody, async (c) => {
    await takeTurn("signIn", findClientAddress(c, services));
    const body = await readJson(c, credentials);
    const { headers } = c.req.raw;
    // The same sentence whatever is wrong, so that nobody learns who has an account.
    const wrong = new Refusal(401, "Email or password is wrong");
    if (!emailPattern.test(body.email) || body.password.length > maxPasswordLength) throw wrong;
    const signedIn = await refuseAs(wrong, () =>
      auth.api.signInEmail({ body, headers, returnHeaders: true }),
    );
    passCookies(c, signedIn.headers);
    log.info({ person: signedIn.response.user.id }, "signed in");
    return c.json({ ok: true });
  });

  app.post("/sign-out", limitBody, async (c) => {
    const { headers } = await auth.api.signOut({ headers: c.req.raw.headers, returnHeaders: true });
    passCookies(c, headers);
    return c.json({ ok: true });
  });

  app.post("/password", limitBody, requirePerson(auth), async (c) => {
    await takeTurn("signIn", findClientAddress(c, services));
    const body = { ...(await readJson(c, passwords)), revokeOtherSessions: true };
    const { headers } = c.req.raw;
    const wrong = new Refusal(400, "Your current password is wrong", { field: "currentPassword" });
    const changed = await refuseAs(wrong, () =>
      auth.api.changePassword({ body, headers, returnHeaders: true }),
    );
    passCookies(c, changed.headers);
    log.info({ person: c.get("person").id }, "password changed");
    return c.json({ ok: true });
  });

  return app;
}

/** Better-auth's refusals become ours; its faults stay faults. */
async function refuseAs<Answer>(refusal: Refusal, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) throw refusal;
    throw error;
  }
}

/** Only the cookie leaves: better-auth's body would give the session's token to the page's scripts. */
function passCookies(c: Context, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) c.header("Set-Cookie", cookie, { append: true });
}
