import { createMiddleware } from "hono/factory";
import type { ServerEnvironment } from "../server-bindings.ts";

/**
 * Redirects an unknown page to the home page. A missing file, or an unknown path that only programs
 * request, is answered with a plain 404.
 */
export const answerUnknownPaths = createMiddleware<ServerEnvironment>(async (c, next) => {
  if (c.get("pageKey") !== undefined) return next();
  const { method, path } = c.req;
  if (isForPrograms(path) || (method !== "GET" && method !== "HEAD")) {
    return c.text("There is nothing here.", 404);
  }
  return c.redirect("/", 302);
});

function isForPrograms(path: string): boolean {
  return /^\/(?:api(?:\/|$)|_|\.)/i.test(path) || /\.[a-z0-9]+$/i.test(path);
}

/** True for a file's path; false for a page's, and for the data request of a page. */
export function hasFileExtension(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(path) && !path.endsWith(".data");
}
