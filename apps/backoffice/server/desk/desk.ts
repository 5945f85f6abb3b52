import { type ErrorHandler, Hono } from "hono";
import type { Logger } from "pino";
import { EditingConflict } from "../articles/editing-conflict.ts";
import { PasswordChangeRequired, requireOwnPassword } from "../auth/generated-passwords.ts";
import { createPasswordRoutes } from "../auth/password-routes.ts";
import { rejectForeignOrigin } from "../auth/reject-foreign-origin.ts";
import { type DeskEnv, requirePerson } from "../auth/require-person.ts";
import { requireRight } from "../auth/rights.ts";
import { createSignInRoutes } from "../auth/sign-in.ts";
import { answerError, answerNotFound, logBadRequest } from "../http/answers.ts";
import { HttpError } from "../http/http-error.ts";
import type { Services } from "../services.ts";
import { createAccountRoutes } from "./account/account.ts";
import { createArticleRoutes } from "./articles/articles.ts";
import { createMarkdownRoutes } from "./articles/markdown.ts";
import { createTrashRoutes } from "./articles/trash.ts";
import { createAuditRoutes } from "./audit/audit.ts";
import { createCategoryRoutes } from "./categories/categories.ts";
import { createCapturedLeadRoutes } from "./companies/captured-leads.ts";
import { createCompanyRoutes } from "./companies/companies.ts";
import { createContactRoutes } from "./contacts/contacts.ts";
import { createLeadRoutes } from "./leads/leads.ts";
import { createLinkTargetRoutes } from "./link-targets/link-targets.ts";
import { createEventRoutes } from "./live/events.ts";
import { createOutboxRoutes } from "./outbox/outbox.ts";
import { createPeopleRoutes } from "./people/people.ts";
import { createPictureDesk } from "./pictures/pictures.ts";
import { createPrivacyRequestDesk } from "./privacy-requests/privacy-requests.ts";
import { createFeedbackReportRoutes } from "./readers/feedback.ts";
import { createZeroResultSearchRoutes } from "./readers/searches.ts";
import { createMondayMailRoutes } from "./reports/monday-mail.ts";
import { createReportRoutes } from "./reports/reports.ts";
import { requireSamePerson } from "./require-same-person.ts";
import { createSessionRoutes } from "./session.ts";
import { createSettingsRoutes } from "./settings/settings.ts";
import { createTodayRoutes } from "./today.ts";
import { FormError } from "./transport/form-error.ts";
import type { DeskError } from "./transport/shapes.ts";
import { createUndeliveredDesk } from "./undelivered/undelivered.ts";
import { createWebhookRoutes } from "./webhooks/webhooks.ts";

/** The base path of the desk's own calls. */
export const deskPath = "/api/desk";

/**
 * Creates the routes of the desk: signing in, then the resources that the person's role allows. Each
 * resource asks for the right to read it here, and its routes ask for any further right themselves.
 */
export function createDeskRoutes(services: Services): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>();
  app.onError(answerDeskError(services.log));
  app.use(rejectForeignOrigin(services.settings.backofficeUrl));
  app.use("/password", requirePerson(services.auth), requireSamePerson);
  app.route("/", createSignInRoutes(services));
  app.route("/", createPasswordRoutes(services));
  app.route("/session", createSessionRoutes(services));

  app.use(requirePerson(services.auth), requireSamePerson, requireOwnPassword);
  app.route("/account", createAccountRoutes(services));
  app.route("/events", createEventRoutes(services));
  app.route("/today", createTodayRoutes(services));
  app.route("/monday-mail", createMondayMailRoutes(services));
  app
    .use("/reports/*", requireRight("reports", "read"))
    .route("/reports", createReportRoutes(services));
  app.use("/leads/*", requireRight("leads", "read")).route("/leads", createLeadRoutes(services));
  app
    .use("/contacts/*", requireRight("contacts", "read"))
    .route("/contacts", createContactRoutes(services));
  app
    .use("/privacyRequests/*", requireRight("privacyRequests", "read"))
    .route("/privacyRequests", createPrivacyRequestDesk(services));
  app
    .use("/undelivered/*", requireRight("undelivered", "read"))
    .route("/undelivered", createUndeliveredDesk(services));
  app
    .use("/companies/*", requireRight("companies", "read"))
    .route("/companies", createCompanyRoutes(services));
  app
    .use("/capturedLeads/*", requireRight("capturedLeads", "read"))
    .route("/capturedLeads", createCapturedLeadRoutes(services));
  app
    .use("/outbox/*", requireRight("outbox", "read"))
    .route("/outbox", createOutboxRoutes(services));
  app
    .use("/webhooks/*", requireRight("webhooks", "read"))
    .route("/webhooks", createWebhookRoutes(services));
  app
    .use("/articles/*", requireRight("articles", "read"))
    // Before the routes with an article's id.
    .route("/articles", createMarkdownRoutes(services))
    .route("/articles", createArticleRoutes(services));
  app.use("/trash/*", requireRight("trash", "read")).route("/trash", createTrashRoutes(services));
  app
    .use("/linkTargets/*", requireRight("articles", "read"))
    .route("/linkTargets", createLinkTargetRoutes(services));
  app
    .use("/categories/*", requireRight("categories", "read"))
    .route("/categories", createCategoryRoutes(services));
  app
    .use("/pictures/*", requireRight("pictures", "read"))
    .route("/pictures", createPictureDesk(services));
  app
    .use("/feedback/*", requireRight("feedback", "read"))
    .route("/feedback", createFeedbackReportRoutes(services));
  app
    .use("/searches/*", requireRight("searches", "read"))
    .route("/searches", createZeroResultSearchRoutes(services));
  app
    .use("/people/*", requireRight("people", "read"))
    .route("/people", createPeopleRoutes(services));
  app.use("/audit/*", requireRight("audit", "read")).route("/audit", createAuditRoutes(services));
  app
    .use("/settings/*", requireRight("settings", "read"))
    .route("/settings", createSettingsRoutes(services));
  app.all("*", answerNotFound);
  return app;
}

/** The pages show each message in `errors` beside its field. */
function answerDeskError(log: Logger): ErrorHandler {
  const answerOthers = answerError(log);
  return (error, c) => {
    if (!(error instanceof HttpError)) return answerOthers(error, c);
    logBadRequest(log, c, error);
    const { message, field, status, headers } = error;
    const errors = error instanceof FormError ? error.errors : field ? { [field]: message } : null;
    const reason = error instanceof PasswordChangeRequired ? { reason: error.reason } : {};
    const conflict = error instanceof EditingConflict ? { conflict: error.conflict } : {};
    return c.json<DeskError>(
      { message, ...(errors ? { errors } : {}), ...reason, ...conflict },
      status,
      headers,
    );
  };
}
