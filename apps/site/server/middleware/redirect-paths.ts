import { createMiddleware } from "hono/factory";
import type { PathTable } from "../path-table.ts";

/**
 * Sends wrongly spelled paths to the right ones, for good (308). Only the path is answered with,
 * never the request's host.
 */
export function redirectPaths(paths: PathTable) {
  return createMiddleware(async (c, next) => {
    const { method, path } = c.req;
    if ((method !== "GET" && method !== "HEAD") || path.endsWith(".data")) return next();
    const target = paths.correct(path);
    return target === undefined ? next() : c.redirect(target + new URL(c.req.url).search, 308);
  });
}
