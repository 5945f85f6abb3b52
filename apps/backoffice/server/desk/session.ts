import { Hono } from "hono";
import { type DeskEnv, readPerson } from "../auth/require-person.ts";
import {
  mayEditArticles,
  mayEraseLeads,
  mayReadLeads,
  mayReadOutbox,
  type Person,
} from "../auth/roles.ts";
import type { Services } from "../services.ts";
import type { DeskResource, SessionAnswer } from "./transport/shapes.ts";

/**
 * Returns the signed-in person, their permissions and the settings that the pages need. It also
 * answers without a session, because the sign-in page requests it first.
 */
export function createSessionRoutes({ auth, settings }: Services): Hono<DeskEnv> {
  return new Hono<DeskEnv>().get("/", async (c) => {
    const person = await readPerson(auth, c);
    if (!person) return c.json<SessionAnswer>({ session: null });
    const { passwordGeneratedAt, ...shown } = person;
    const session = {
      person: shown,
      may: listResources(person),
      mayErase: mayEraseLeads(person),
      mailServer: settings.smtpUrl !== undefined,
      mustChangePassword: passwordGeneratedAt !== null,
    };
    return c.json<SessionAnswer>({ session });
  });
}

function listResources(person: Person): DeskResource[] {
  const open: DeskResource[] = [];
  if (mayReadLeads(person)) open.push("leads", "undelivered");
  if (mayReadOutbox(person)) open.push("outbox");
  if (mayEditArticles(person)) open.push("articles", "categories", "feedback", "searches");
  return open;
}
