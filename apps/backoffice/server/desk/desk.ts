import { type ErrorHandler, Hono } from "hono";
import type { Logger } from "pino";
import { PasswordChangeRequired, requireOwnPassword } from "../auth/generated-passwords.ts";
import { refuseForeignOrigin } from "../auth/refuse-foreign-origin.ts";
import { type DeskEnv, requirePerson, requireRule } from "../auth/require-person.ts";
import { mayEditArticles, mayReadLeads, mayReadOutbox } from "../auth/roles.ts";
import { createSignIn } from "../auth/sign-in.ts";
import { answerError, answerNotFound, logBadRequest } from "../http/answers.ts";
import { Refusal } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import { createArticles } from "./articles/articles.ts";
import { createCategories } from "./categories/categories.ts";
import { createLeads } from "./leads/leads.ts";
import { createOutboxPages } from "./outbox/outbox.ts";
import { createPictureUploads } from "./pictures.ts";
import { createFeedbackPages } from "./readers/feedback.ts";
import { createSearches } from "./readers/searches.ts";
import { requireSamePerson } from "./require-same-person.ts";
import { createSession } from "./session.ts";
import { createToday } from "./today.ts";
import { FormRefusal } from "./transport/form-refusal.ts";
import type { Refused } from "./transport/shapes.ts";

/** Where the desk's own calls stand. */
export const deskPath = "/api/desk";

/** What the desk's pages ask: signing in first, then what the person's role opens. */
export function createDesk(services: Services): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>();
  app.onError(answerDeskError(services.log));
  app.use(refuseForeignOrigin(services.settings.backofficeUrl));
  app.use("/password", requirePerson(services.auth), requireSamePerson);
  app.route("/", createSignIn(services));
  app.route("/session", createSession(services));

  app.use(requirePerson(services.auth), requireSamePerson, requireOwnPassword);
  app.route("/today", createToday(services));
  app.use("/leads/*", requireRule(mayReadLeads)).route("/leads", createLeads(services));
  app.use("/outbox/*", requireRule(mayReadOutbox)).route("/outbox", createOutboxPages(services));
  app.use("/articles/*", requireRule(mayEditArticles)).route("/articles", createArticles(services));
  app
    .use("/categories/*", requireRule(mayEditArticles))
    .route("/categories", createCategories(services));
  app
    .use("/pictures/*", requireRule(mayEditArticles))
    .route("/pictures", createPictureUploads(services));
  app
    .use("/feedback/*", requireRule(mayEditArticles))
    .route("/feedback", createFeedbackPages(services));
  app.use("/searches/*", requireRule(mayEditArticles)).route("/searches", createSearches(services));
  app.all("*", answerNotFound);
  return app;
}

/** The pages put a sentence beside each field that is named in `errors`. */
function answerDeskError(log: Logger): ErrorHandler {
  const answerOthers = answerError(log);
  return (error, c) => {
    if (!(error instanceof Refusal)) return answerOthers(error, c);
    logBadRequest(log, c, error);
    const { message, field, status, headers } = error;
    const errors =
      error instanceof FormRefusal ? error.errors : field ? { [field]: message } : null;
    const reason = error instanceof PasswordChangeRequired ? { reason: error.reason } : {};
    return c.json<Refused>({ message, ...(errors ? { errors } : {}), ...reason }, status, headers);
  };
}
