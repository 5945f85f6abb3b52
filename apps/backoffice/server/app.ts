import { contactUs } from "@crm/contract/calls/contact-us";
import { livenessPath, readinessPath } from "@crm/contract/health";
import { answerReadiness } from "@crm/server-kit/readiness";
import { answerBeforeStop } from "@crm/server-kit/shutdown";
import { Hono } from "hono";
import { createApiReference } from "./api-reference/api-reference.ts";
import { createPreviewRoutes } from "./articles/preview/preview-routes.ts";
import { createPublishedRoutes } from "./articles/published-articles.ts";
import { createCallRoutes } from "./calls/calls.ts";
import { createCapabilityRoutes } from "./capabilities.ts";
import { createDeskRoutes, deskPath } from "./desk/desk.ts";
import { createDeskPageRoutes, deskBuild } from "./desk/desk-page.ts";
import { createFeedbackRoutes } from "./feedback/feedback.ts";
import { answerError, answerNotFound, answerRestart } from "./http/answers.ts";
import { type AppEnv, apiPath } from "./http/app-env.ts";
import { logRequests } from "./http/log-requests.ts";
import { rejectUnsupportedRequests } from "./http/reject-unsupported-requests.ts";
import { setSecurityHeaders } from "./http/security-headers.ts";
import { wrapUnderData } from "./http/wrap-under-data.ts";
import { createLeadApiRoutes } from "./lead-api/lead-capture.ts";
import { createRedirectRoutes } from "./links/redirect-routes.ts";
import { createPictureRoutes } from "./media/serve-pictures.ts";
import { createPrivacyLinkRoutes } from "./privacy-requests/link-pages.ts";
import { createPrivacyRequestRoutes } from "./privacy-requests/receive-requests.ts";
import { createChangeRoutes } from "./publishing/change-routes.ts";
import { createOfficeReadiness } from "./readiness.ts";
import { createSearchRoutes } from "./search/search.ts";
import type { Services } from "./services.ts";
import { createSiteCheck } from "./site-check.ts";
import { createUndeliveredRoutes } from "./undelivered/receive-undelivered.ts";

/**
 * Creates the Hono app of the whole back office; tests call it with `app.request(…)`.
 *
 * @param stopSignal aborted when the back office stops and must answer the remaining requests
 * @param drainSignal aborted when a shutdown begins
 */
export function createApp(
  services: Services,
  stopSignal: AbortSignal = new AbortController().signal,
  drainSignal?: AbortSignal,
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(logRequests(services.log));
  app.use(setSecurityHeaders(services.settings.backofficeUrl));
  app.use(`${apiPath}${contactUs.path}`, wrapUnderData);
  app.use(answerBeforeStop(stopSignal, answerRestart));
  app.use(rejectUnsupportedRequests);

  app.get(livenessPath, (c) => c.json({ ok: true }));
  app.get(readinessPath, answerReadiness(createOfficeReadiness(services), drainSignal));
  app.route("/", createCallRoutes(services));
  app.route("/", createLeadApiRoutes(services));
  app.route("/", createApiReference(services));
  app.route("/", createCapabilityRoutes());
  app.route("/", createSiteCheck(services));
  app.route("/", createRedirectRoutes(services));
  app.route("/", createChangeRoutes(services));
  app.route("/", createPreviewRoutes(services));
  app.route("/", createPublishedRoutes(services));
  app.route("/", createPictureRoutes(services));
  app.route("/", createSearchRoutes(services));
  app.route("/", createFeedbackRoutes(services));
  app.route("/", createUndeliveredRoutes(services));
  app.route("/", createPrivacyRequestRoutes(services));
  app.route("/", createPrivacyLinkRoutes(services));
  app.route(deskPath, createDeskRoutes(services));
  app.route(
    "/",
    createDeskPageRoutes(deskBuild, services.settings.assetsDir, services.settings.siteUrl),
  );

  app.notFound(answerNotFound);
  app.onError(answerError(services.log));
  return app;
}
