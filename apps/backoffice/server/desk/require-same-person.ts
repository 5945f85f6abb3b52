import { createMiddleware } from "hono/factory";
import type { DeskEnv } from "../auth/require-person.ts";
import { HttpError } from "../http/http-error.ts";
import { personHeader } from "./person-header.ts";

/**
 * Another tab of the same browser may have signed in somebody else since a page was opened. What the
 * page sends then must not be done in that person's name: 412 says who is signed in now.
 */
export const requireSamePerson = createMiddleware<DeskEnv>(async (c, next) => {
  const expected = c.req.header(personHeader);
  const { id, email } = c.get("person");
  if (expected === undefined || expected === id) return next();
  throw new HttpError(412, `Somebody else is signed in on this browser now: ${email}.`);
});
