import { healthPath } from "@crm/contract/health";
import { Hono } from "hono";
import { answerError, answerNotFound } from "./http/answers.ts";
import type { AppEnv } from "./http/app-env.ts";
import { refuseOddRequests } from "./http/refuse-odd-requests.ts";
import { setSecurityHeaders } from "./http/security-headers.ts";
import type { Services } from "./services.ts";

/** The whole back office as one function of a request; tests call it with `app.request(…)`. */
export function createApp(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(setSecurityHeaders);
  app.use(refuseOddRequests);

  app.get(healthPath, (c) => c.json({ ok: true }));

  app.notFound(answerNotFound);
  app.onError(answerError(services.log));
  return app;
}
