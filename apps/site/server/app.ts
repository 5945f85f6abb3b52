import { mediaPath } from "@crm/contract/extensions/media";
import { livenessPath, readinessPath } from "@crm/contract/health";
import { previewsPath } from "@crm/contract/pages/article-previews";
import { blogPath } from "@crm/contract/pages/blog";
import { helpCenterPath } from "@crm/contract/pages/help-center";
import { UnreadableValue } from "@crm/server-kit/check-shape";
import { limitBody } from "@crm/server-kit/limited-body";
import { createRateLimiter } from "@crm/server-kit/rate-limiter";
import { answerReadiness, type Readiness } from "@crm/server-kit/readiness";
import { answerBeforeStop } from "@crm/server-kit/shutdown";
import { type Context, Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { feedbackAction } from "../app/articles/feedback/feedback-address.ts";
import type { Backend } from "../app/backend/.server/backend.ts";
import { createCaptchaCheck } from "../app/backend/.server/captcha/captcha.ts";
import { log } from "../app/backend/.server/log.ts";
import type { SiteSettings } from "../app/backend/.server/settings.ts";
import { captchaChallengePath, formActions, formPages } from "../app/forms/outcome.ts";
import { paths as sitePaths } from "../app/paths.ts";
import { answerChallenge } from "./captcha-challenge.ts";
import { answerFeedback } from "./feedback/answer-feedback.ts";
import { answerForm } from "./forms/answer-form.ts";
import { answerPageForm } from "./forms/answer-page-form.ts";
import { confirmReceipt } from "./forms/confirm-receipt.ts";
import { leadForms } from "./forms/lead-forms.ts";
import { showErrors } from "./forms/show-errors.ts";
import type { RejectionWatch } from "./forms/watch-rejections.ts";
import { createLoadShedder, shedRequests } from "./load-shedding.ts";
import { answerMarkdown, getPost } from "./markdown/answer-markdown.ts";
import { answerRestart } from "./middleware/answer-restart.ts";
import { answerUnknownPaths } from "./middleware/answer-unknown-paths.ts";
import { findPage } from "./middleware/find-page.ts";
import { findVisitor } from "./middleware/find-visitor.ts";
import { limitRequests } from "./middleware/limit-requests.ts";
import { limitSearches } from "./middleware/limit-searches.ts";
import { logRequests } from "./middleware/log-requests.ts";
import { redirectPaths } from "./middleware/redirect-paths.ts";
import {
  rejectBadPaths,
  rejectEncodedBodies,
  rejectForeignOrigin,
} from "./middleware/reject-requests.ts";
import { noStore, revalidateRedirects, setSecurityHeaders } from "./middleware/response-headers.ts";
import { servePages } from "./middleware/serve-pages.ts";
import { serveSharedAssets, serveStaticFiles } from "./middleware/serve-static-files.ts";
import type { PageCache } from "./page-cache/page-cache.ts";
import type { PathTable } from "./path-table.ts";
import { answerPicture } from "./pictures/answer-picture.ts";
import { answerPreview } from "./preview/answer-preview.ts";
import { answerPreviewPicture } from "./preview/answer-preview-picture.ts";
import { setPreviewHeaders } from "./preview/set-preview-headers.ts";
import { rateLimits } from "./rate-limits.ts";
import type { RenderPage } from "./render-pages.ts";
import type { ServerEnvironment } from "./server-bindings.ts";

export interface AppParts {
  settings: SiteSettings;
  backend: Backend;
  paths: PathTable;
  pages: PageCache;
  /** Renders the answer to a form that was sent without JavaScript. */
  render: RenderPage;
  readiness: Readiness;
  rejections: RejectionWatch;
  /** Folder of the client build; in development Vite serves the files instead. */
  filesRoot: string | undefined;
  /** Returns the event loop's delay in milliseconds. */
  readEventLoopDelay: () => number;
  /** Aborted when the site stops: pending requests must then be answered at once. */
  stopSignal?: AbortSignal | undefined;
  /** Aborted when a shutdown begins. */
  drainSignal?: AbortSignal | undefined;
}

/** Several times the longest message plus captcha token. */
const maxBodyBytes = 100_000;

const scriptForms = [
  ...leadForms.map(({ name }) => ({ path: formActions[name], name })),
  { path: feedbackAction, name: "feedback" },
] as const;

/** The middleware and routes, in order, for each request that the page cache has not answered. */
export function createApp(parts: AppParts) {
  const { settings, backend, paths, pages, render, filesRoot } = parts;
  const { readEventLoopDelay, stopSignal } = parts;
  const app = new Hono<ServerEnvironment>();
  app.onError(answerError);

  app.use(logRequests(settings.trustedProxies, paths));
  app.use(`${previewsPath}/*`, setPreviewHeaders(settings.deskOrigin));
  app.use(setSecurityHeaders(settings.siteUrl));
  if (stopSignal) app.use(answerBeforeStop(stopSignal, answerRestart));
  app.use(rejectBadPaths);
  app.use(findVisitor(settings.trustedProxies));

  // Limits count before a body is read, so that malformed and oversized requests count too.
  const consumeRateLimit = createRateLimiter(rateLimits);
  const shedder = createLoadShedder(readEventLoopDelay);
  const shed = shedRequests(shedder);
  for (const { name } of leadForms) {
    app.post(formActions[name], parts.rejections.watch(name));
    app.post(formPages[name], parts.rejections.watch(name));
  }
  for (const { path, name } of scriptForms) {
    app.post(path, shed, noStore, rejectForeignOrigin(settings.siteUrl));
    app.post(path, limitRequests(name, consumeRateLimit));
  }
  for (const form of leadForms) {
    const page = formPages[form.name];
    app.post(page, shed, noStore, showErrors(form, render), rejectForeignOrigin(settings.siteUrl));
    app.post(page, limitRequests(form.name, consumeRateLimit));
  }
  app.use(rejectEncodedBodies);
  app.use(limitBody(maxBodyBytes, rejectLargeBody));

  app.get(livenessPath, (c) => c.json({ ok: true }));
  app.get(readinessPath, answerReadiness(parts.readiness, parts.drainSignal));
  app.get(captchaChallengePath, noStore, limitRequests("challenge", consumeRateLimit));
  app.get(captchaChallengePath, answerChallenge(settings.captcha, backend));
  const checkCaptcha = createCaptchaCheck(settings.captcha);
  const formParts = { backend, checkCaptcha, consumeRateLimit };
  for (const form of leadForms) {
    app.post(formActions[form.name], answerForm(form, formParts));
    app.post(formPages[form.name], answerPageForm(form, { backend, render, consumeRateLimit }));
  }
  app.post(feedbackAction, answerFeedback(backend));
  app.get(sitePaths.thankYou, confirmReceipt({ backend, render, consumeRateLimit }));
  app.get(`${mediaPath}/:name`, answerPicture(backend));
  app.get(`${previewsPath}/:section/:token/picture`, shed, answerPreviewPicture(backend));
  app.get(`${previewsPath}/:section/:token`, shed, answerPreview(paths, render));
  app.use(revalidateRedirects);
  app.use(findPage(paths));
  app.use(limitSearches(consumeRateLimit));

  if (filesRoot) {
    app.use(serveStaticFiles(filesRoot));
    app.use(serveSharedAssets(settings.assetsDir));
  }
  app.use(redirectPaths(paths));
  app.get(
    `${blogPath}/:file{.+\\.md}`,
    answerMarkdown(getPost(backend), settings.siteUrl, backend),
  );
  app.get(
    `${helpCenterPath}/:category/:file{.+\\.md}`,
    answerMarkdown(backend.getHelpArticleBySlug, settings.siteUrl, backend),
  );
  app.use(answerUnknownPaths);
  app.use(servePages(pages, shedder));
  return app;
}

function rejectLargeBody(c: Context) {
  return c.json({ message: `Please keep the body under ${maxBodyBytes / 1_000} kilobytes.` }, 413);
}

function answerError(error: Error, c: Context) {
  if (error instanceof UnreadableValue) {
    const message = "This could not be read. Please reload the page and try again.";
    return c.json({ outcome: "error", message }, 400);
  }
  if (error instanceof HTTPException) {
    const { message, status } = error;
    return c.json({ outcome: "error", message }, status as ContentfulStatusCode);
  }
  const requestId: string = c.get("requestId");
  log.error({ error, requestId, path: c.req.path }, "A request failed with an unexpected error");
  return c.text(
    `Something went wrong on our side. Please try again.\n\nRequest: ${requestId}`,
    500,
  );
}
