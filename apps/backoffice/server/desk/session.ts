import { Hono } from "hono";
import type { DeskEnv } from "../auth/require-person.ts";
import { mayEditArticles, mayReadLeads, mayReadOutbox, type Person } from "../auth/roles.ts";
import type { Services } from "../services.ts";
import type { DeskResource, Session } from "./shapes.ts";

/** Who is signed in, what that opens, and what the pages need to know of the settings. */
export function createSession({ settings }: Services): Hono<DeskEnv> {
  return new Hono<DeskEnv>().get("/", (c) => {
    const person = c.get("person");
    return c.json<Session>({
      person,
      may: listResources(person),
      siteUrl: settings.siteUrl,
      mailServer: settings.smtpUrl !== undefined,
    });
  });
}

function listResources(person: Person): DeskResource[] {
  const open: DeskResource[] = [];
  if (mayReadLeads(person)) open.push("leads");
  if (mayReadOutbox(person)) open.push("outbox");
  if (mayEditArticles(person)) open.push("articles", "categories");
  return open;
}
