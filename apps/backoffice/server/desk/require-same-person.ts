import { createMiddleware } from "hono/factory";
import type { DeskEnv } from "../auth/require-person.ts";
import { HttpError } from "../http/http-error.ts";
import { personHeader } from "./person-header.ts";

/**
 * Rejects requests of a page whose person is no longer signed in, because another tab of the browser
 * has signed in somebody else. The 412 answer names the person who is signed in now.
 */
export const requireSamePerson = createMiddleware<DeskEnv>(async (c, next) => {
  const expected = c.req.header(personHeader);
  const { id, email } = c.get("person");
  if (expected === undefined || expected === id) return next();
  throw new HttpError(412, `Somebody else is signed in on this browser now: ${email}.`);
});
