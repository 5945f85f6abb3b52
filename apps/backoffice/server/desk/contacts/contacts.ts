import { Hono } from "hono";
import type { DeskEnv } from "../../auth/require-person.ts";
import type { Services } from "../../services.ts";
import { findContactDetail } from "./contact-detail.ts";

/** The people behind the leads: one page for each. */
export function createContactRoutes({ db }: Services): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>();

  app.get("/:id", async (c) => c.json(await findContactDetail(db, c.req.param("id"))));

  return app;
}
