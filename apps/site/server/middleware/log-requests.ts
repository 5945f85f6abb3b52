import { randomUUID } from "node:crypto";
import { healthPath } from "@crm/contract/health";
import { createMiddleware } from "hono/factory";
import { log } from "../../app/backend/.server/log.ts";
import type { ServerEnvironment } from "../server-bindings.ts";

/**
 * Gives each request an id and logs method, path, status and time. Query, headers and address stay
 * out of the log: they can name a person. Pages answered from the cache do not come by here.
 */
export const logRequests = createMiddleware<ServerEnvironment>(async (c, next) => {
  const requestId = randomUUID();
  const began = performance.now();
  c.set("requestId", requestId);
  await next();
  c.header("X-Request-Id", requestId);
  const { status } = c.res;
  // Who watches the health asks often, and wants to hear only of trouble.
  const usual = c.req.path === healthPath ? "debug" : "info";
  log[status >= 500 ? "error" : usual](
    {
      requestId,
      method: c.req.method,
      path: c.req.path,
      status,
      ms: Math.round(performance.now() - began),
    },
    "Answered",
  );
});
