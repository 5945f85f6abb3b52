import { createMiddleware } from "hono/factory";
import type { PathTable } from "../path-table.ts";

/**
 * Redirects wrongly spelled paths permanently (308). The Location has only a path, never the
 * request's host, and stays percent-encoded: a decoded backslash after the first slash would name
 * another host.
 */
export function redirectPaths(paths: PathTable) {
  return createMiddleware(async (c, next) => {
    const { method, url } = c.req;
    const { pathname, search } = new URL(url);
    if ((method !== "GET" && method !== "HEAD") || pathname.endsWith(".data")) return next();
    const target = paths.correct(pathname);
    return target === undefined ? next() : c.redirect(target + search, 308);
  });
}
