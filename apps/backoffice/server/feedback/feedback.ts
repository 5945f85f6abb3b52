import { articleFeedback, articleFeedbackPath } from "@crm/contract/extensions/article-feedback";
import { Hono } from "hono";
import { answerWrongMethod } from "../http/answers.ts";
import { type AppEnv, apiPath } from "../http/app-env.ts";
import { requireSite } from "../http/caller.ts";
import { limitBody, readJson } from "../http/read-json.ts";
import { limitRate } from "../limits/limit-rate.ts";
import type { Services } from "../services.ts";
import { storeFeedback } from "./store-feedback.ts";

/** Creates the route for readers' feedback on articles, for the site only. */
export function createFeedbackRoutes(services: Services): Hono<AppEnv> {
  const path = `${apiPath}${articleFeedbackPath}`;
  const app = new Hono<AppEnv>();
  app.post(path, requireSite(services), limitRate(services, "articleFeedback"));
  app.post(path, limitBody, async (c) => {
    const given = await readJson(c, articleFeedback);
    await storeFeedback(services.commitInGroup, given, services.now());
    return c.json({ status: true });
  });
  app.all(path, answerWrongMethod("POST"));
  return app;
}
