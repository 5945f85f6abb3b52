import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../http/app-env.ts";
import { HttpError } from "../http/http-error.ts";
import type { Auth } from "./auth.ts";
import { isRole, type Person } from "./roles.ts";

/** What the desk's handlers find beside the request: who asks. */
export interface DeskEnv extends AppEnv {
  Variables: { person: Person };
}

/** Lets only people with a session through; 401 for everyone else. */
export function requirePerson(auth: Auth) {
  return createMiddleware<DeskEnv>(async (c, next) => {
    const person = await readPerson(auth, c);
    if (!person) throw new HttpError(401, "Please sign in");
    c.set("person", person);
    return next();
  });
}

/** Lets through whom `rule` allows; 403 for the others. */
export function requireRule(rule: (person: Person) => boolean) {
  return createMiddleware<DeskEnv>(async (c, next) => {
    if (!rule(c.get("person"))) throw new HttpError(403, "Your role does not open this");
    return next();
  });
}

/** Who asks, by the session cookie. */
export async function readPerson(auth: Auth, c: Context): Promise<Person | undefined> {
  if (!c.req.header("Cookie")) return undefined;
  const { headers, response } = await auth.api.getSession({
    headers: c.req.raw.headers,
    returnHeaders: true,
  });
  // A session in use is prolonged, and its cookie with it.
  for (const cookie of headers.getSetCookie()) c.header("Set-Cookie", cookie, { append: true });
  if (!response) return undefined;
  const { id, name, email, role, passwordGeneratedAt = null } = response.user;
  return isRole(role) ? { id, name, email, role, passwordGeneratedAt } : undefined;
}
