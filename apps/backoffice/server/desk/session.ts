import { Hono } from "hono";
import { type DeskEnv, readPerson } from "../auth/require-person.ts";
import { listRights } from "../auth/rights.ts";
import type { Services } from "../services.ts";
import type { SessionAnswer } from "./transport/shapes.ts";

/**
 * Returns the signed-in person, their rights and the settings that the pages need. It also
 * answers without a session, because the sign-in page requests it first.
 */
export function createSessionRoutes({ auth, settings }: Services): Hono<DeskEnv> {
  return new Hono<DeskEnv>().get("/", async (c) => {
    const person = await readPerson(auth, c);
    if (!person) return c.json<SessionAnswer>({ session: null });
    const { passwordGeneratedAt, ...shown } = person;
    const session = {
      person: shown,
      may: listRights(person),
      mailServer: settings.smtpUrl !== undefined,
      mustChangePassword: passwordGeneratedAt !== null,
    };
    return c.json<SessionAnswer>({ session });
  });
}
