import { createReadiness } from "@crm/server-kit/readiness";
import { createBackend } from "../app/backend/.server/backend.ts";
import type { SiteSettings } from "../app/backend/.server/settings.ts";
import { type AppParts, createApp } from "../server/app.ts";
import { createRejectionWatch } from "../server/forms/watch-rejections.ts";
import { createPageCache } from "../server/page-cache/page-cache.ts";
import { createPathTable } from "../server/path-table.ts";
import type { RenderPage } from "../server/render-pages.ts";
import { securityHeaders } from "../server/security-headers.ts";

/** The paths of the pages in tests. */
export const testPaths = createPathTable(
  [
    "/",
    "/pricing",
    "/set-up-workFlow-automation",
    "/search",
    "/thankyou",
    "/help-center",
    "/help-center/:slug",
    "/preview/blog/:token",
  ],
  ["pages/home"],
);

/** The real app, with pages that a test renders. */
export function createTestApp(
  settings: SiteSettings,
  render: RenderPage = async (key) => htmlPage(key),
  filesRoot?: string,
  {
    stopSignal,
    readEventLoopDelay = () => 0,
    drainSignal,
    rejections = createRejectionWatch(),
    readiness = createReadiness({ forms: rejections.problem }, () => Number.NaN),
    backend = createBackend(settings),
    pages = createPageCache({ render, extraHeaders: securityHeaders(settings.siteUrl) }),
  }: Partial<Omit<AppParts, "settings" | "paths" | "render" | "filesRoot">> = {},
) {
  return createApp({
    settings,
    backend,
    paths: testPaths,
    pages,
    render,
    readiness,
    rejections,
    filesRoot,
    readEventLoopDelay,
    stopSignal,
    drainSignal,
  });
}

/** A page with the given text. */
export function htmlPage(text: string, init?: ResponseInit): Response {
  return new Response(`<!doctype html><p>${text}</p>`, {
    ...init,
    headers: { "Content-Type": "text/html; charset=utf-8", ...init?.headers },
  });
}
