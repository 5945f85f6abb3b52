import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../http/app-env.ts";
import { HttpError } from "../http/http-error.ts";
import type { Auth } from "./auth.ts";
import { isRole, type Person } from "./roles.ts";
import { passCookies } from "./session-cookies.ts";

/** The context of the desk's handlers: the person who is signed in. */
export interface DeskEnv extends AppEnv {
  Variables: { person: Person };
}

/** Lets people with a session pass; answers 401 to others. */
export function requirePerson(auth: Auth) {
  return createMiddleware<DeskEnv>(async (c, next) => {
    const person = await readPerson(auth, c);
    if (!person) throw new HttpError(401, "Please sign in");
    c.set("person", person);
    return next();
  });
}

/** Reads the signed-in person from the session cookie. */
export async function readPerson(auth: Auth, c: Context): Promise<Person | undefined> {
  if (!c.req.header("Cookie")) return undefined;
  const { headers, response } = await auth.api.getSession({
    headers: c.req.raw.headers,
    returnHeaders: true,
  });
  // Without a session better-auth deletes the cookie. That answer may arrive after another tab has
  // signed in, and would then delete the new session's cookie.
  if (!response) return undefined;
  // A session in use is extended, and so is its cookie.
  passCookies(c, headers);
  const { id, name, email, role, passwordGeneratedAt = null } = response.user;
  return isRole(role) ? { id, name, email, role, passwordGeneratedAt } : undefined;
}
