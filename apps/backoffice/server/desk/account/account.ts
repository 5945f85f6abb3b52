import { Hono } from "hono";
import { z } from "zod";
import { createAudit } from "../../audit/record-audit.ts";
import { personName } from "../../auth/password-routes.ts";
import type { DeskEnv } from "../../auth/require-person.ts";
import { HttpError } from "../../http/http-error.ts";
import { limitBody } from "../../http/read-json.ts";
import type { Services } from "../../services.ts";
import type { Account } from "../transport/people-shapes.ts";
import { readForm } from "../transport/read-form.ts";
import { findSessions } from "./find-sessions.ts";
import { createTwoStepRoutes } from "./two-step-routes.ts";

/** One's own account: name, two-step sign-in, and the browsers that are signed in. */
export function createAccountRoutes(services: Services): Hono<DeskEnv> {
  const { auth } = services;
  const app = new Hono<DeskEnv>();
  const audit = createAudit(services);

  app.get("/", async (c) => {
    const { id, name, email, role } = c.get("person");
    const { internalAdapter } = await auth.$context;
    const stored = await internalAdapter.findUserById(id);
    const sessions = await findSessions(auth, id, c.req.raw.headers);
    const twoStep = Boolean(stored && "twoFactorEnabled" in stored && stored.twoFactorEnabled);
    const shown = sessions.map(({ token: _, ...session }) => session);
    return c.json<Account>({ name, email, role, twoStep, sessions: shown });
  });

  app.put("/", limitBody, async (c) => {
    const { name } = await readForm(c, z.object({ name: personName }));
    const { internalAdapter } = await auth.$context;
    await internalAdapter.updateUser(c.get("person").id, { name });
    await audit(c, "account.renamed");
    return c.json({ name });
  });

  app.route("/", createTwoStepRoutes(services));

  app.delete("/sessions/:id", async (c) => {
    const sessions = await findSessions(auth, c.get("person").id, c.req.raw.headers);
    const session = sessions.find(({ id }) => id === c.req.param("id"));
    if (!session) throw new HttpError(404, "This session has already ended");
    const { internalAdapter } = await auth.$context;
    await internalAdapter.deleteSession(session.token);
    await audit(c, "session.ended", undefined, { browser: session.browser });
    return c.json({ id: session.id });
  });

  app.post("/sessions/end-others", limitBody, async (c) => {
    const sessions = await findSessions(auth, c.get("person").id, c.req.raw.headers);
    const others = sessions.filter(({ isCurrent }) => !isCurrent);
    const { internalAdapter } = await auth.$context;
    for (const { token } of others) await internalAdapter.deleteSession(token);
    await audit(c, "session.others-ended", undefined, { sessions: others.length });
    return c.json({ ended: others.length });
  });

  return app;
}
