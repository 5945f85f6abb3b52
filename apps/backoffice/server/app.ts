import { contactUs } from "@crm/contract/calls/contact-us";
import { healthPath, readinessPath } from "@crm/contract/health";
import { Hono } from "hono";
import { createCalls } from "./calls/calls.ts";
import { createCapabilities } from "./capabilities.ts";
import { createDesk, deskPath } from "./desk/desk.ts";
import { createDeskPage } from "./desk/desk-page.ts";
import { createFeedback } from "./feedback/feedback.ts";
import { answerBeforeStop } from "./http/answer-before-stop.ts";
import { answerError, answerNotFound } from "./http/answers.ts";
import { type AppEnv, apiPath } from "./http/app-env.ts";
import { refuseOddRequests } from "./http/refuse-odd-requests.ts";
import { setSecurityHeaders } from "./http/security-headers.ts";
import { wrapUnderData } from "./http/wrap-under-data.ts";
import { createLeadCapture } from "./lead-api/lead-capture.ts";
import { createMoved } from "./links/answer-moved.ts";
import { createPictures } from "./media/serve-pictures.ts";
import { answerReadiness } from "./readiness.ts";
import { createSearch } from "./search/search.ts";
import type { Services } from "./services.ts";
import { createSiteCheck } from "./site-check.ts";

/**
 * The whole back office as one function of a request; tests call it with `app.request(…)`.
 *
 * @param lastCall aborted when the back office stops and requests that still wait must be answered
 */
export function createApp(
  services: Services,
  lastCall: AbortSignal = new AbortController().signal,
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(setSecurityHeaders(services.settings.backofficeUrl));
  app.use(`${apiPath}${contactUs.path}`, wrapUnderData);
  app.use(answerBeforeStop(lastCall));
  app.use(refuseOddRequests);

  app.get(healthPath, (c) => c.json({ ok: true }));
  app.get(readinessPath, answerReadiness(services));
  app.route("/", createCalls(services));
  app.route("/", createLeadCapture(services));
  app.route("/", createCapabilities());
  app.route("/", createSiteCheck(services));
  app.route("/", createMoved(services));
  app.route("/", createPictures(services.settings.dataDir));
  app.route("/", createSearch(services));
  app.route("/", createFeedback(services));
  app.route(deskPath, createDesk(services));
  app.route("/", createDeskPage());

  app.notFound(answerNotFound);
  app.onError(answerError(services.log));
  return app;
}
