import { randomUUID } from "node:crypto";
import { livenessPath, readinessPath } from "@crm/contract/health";
import { createMiddleware } from "hono/factory";
import { log } from "../../app/backend/.server/log.ts";
import type { ServerEnvironment } from "../server-bindings.ts";

/**
 * Gives each request an id and logs method, path, status and time. Query, headers and address are
 * not logged: they can identify a person. Pages answered from the cache are not logged.
 */
export const logRequests = createMiddleware<ServerEnvironment>(async (c, next) => {
  const requestId = randomUUID();
  const began = performance.now();
  c.set("requestId", requestId);
  await next();
  c.header("X-Request-Id", requestId);
  const { status } = c.res;
  log[chooseLevel(c.req.path, status)](
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

/** Health checks are frequent: debug level. The back-office check logs why the site is not ready. */
function chooseLevel(path: string, status: number): "debug" | "info" | "error" {
  if (path === readinessPath) return "debug";
  if (status >= 500) return "error";
  return path === livenessPath ? "debug" : "info";
}
