import { undeliveredLead, undeliveredLeadsPath } from "@crm/contract/extensions/undelivered-leads";
import { Hono } from "hono";
import { answerWrongMethod } from "../http/answers.ts";
import { type AppEnv, apiPath } from "../http/app-env.ts";
import { requireSite } from "../http/caller.ts";
import { limitBody, readJson } from "../http/read-json.ts";
import type { Services } from "../services.ts";

/**
 * Creates the route by which the site hands over submissions that were rejected after it had thanked
 * the visitor. A repeat changes nothing: the site repeats a request whose answer was lost.
 */
export function createUndeliveredRoutes(services: Services): Hono<AppEnv> {
  const path = `${apiPath}${undeliveredLeadsPath}`;
  const app = new Hono<AppEnv>();
  app.post(path, requireSite(services), limitBody, async (c) => {
    const given = await readJson(c, undeliveredLead);
    await services.db
      .insertInto("undelivered_leads")
      .values({
        id: given.id,
        call: given.call,
        key: given.idempotencyKey,
        fields: JSON.stringify(given.fields),
        reason: given.reason,
        attempts: given.attempts,
        received_at: given.receivedAt,
        settled_at: null,
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    services.log.error({ call: given.call }, "a submission needs a person");
    return c.json({ status: true });
  });
  app.all(path, answerWrongMethod("POST"));
  return app;
}
