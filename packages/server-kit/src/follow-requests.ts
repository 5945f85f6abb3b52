import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import { createHistogram } from "./metrics.ts";
import { chooseRequestId, requestIdHeader, runWithRequestId } from "./request-id.ts";

type Level = "debug" | "info" | "error";

export interface FollowOptions {
  log: Record<Level, (details: object, message: string) => void>;
  /** The id that a client or proxy gave; undefined when it is not trusted. */
  findGivenId(c: Context): string | undefined;
  /** The pattern of the answered route, with few different values. */
  nameRoute(c: Context): string;
  chooseLevel(route: string, status: number): Level;
}

/**
 * Creates middleware that gives each request an id, measures it and logs it. Query, body, headers and
 * address are not logged, nor the path: they can identify a person.
 *
 * @example app.use(followRequests({ log, findGivenId: () => undefined, nameRoute, chooseLevel }))
 */
export function followRequests({ log, findGivenId, nameRoute, chooseLevel }: FollowOptions) {
  const seconds = createHistogram({
    name: "http_request_seconds",
    help: "Requests that were not answered from the page cache, by route pattern and status",
    labelNames: ["route", "status"],
    buckets: [0.005, 0.02, 0.1, 0.5, 1, 2.5, 5, 10],
  });
  return createMiddleware(async (c, next) => {
    const requestId = chooseRequestId(findGivenId(c));
    const began = performance.now();
    c.set("requestId", requestId);
    await runWithRequestId(requestId, next);
    c.header(requestIdHeader, requestId);
    const ms = performance.now() - began;
    const { status } = c.res;
    const route = nameRoute(c);
    seconds.observe({ route, status }, ms / 1_000);
    const details = { requestId, method: c.req.method, route, status, ms: Math.round(ms) };
    log[chooseLevel(route, status)](details, "Answered");
  });
}

/**
 * The pattern of the route that has answered, after `next()`; "other" when only middleware for all
 * paths has seen the request.
 *
 * @example answeredRoute(c) // "/api/lead/:campaignId/add"
 */
export function answeredRoute(c: Context): string {
  const pattern = routePath(c);
  return ["", "*", "/*"].includes(pattern) ? "other" : pattern;
}
