import { createMiddleware } from "hono/factory";
import { pageKey } from "../page-cache/page-key.ts";
import type { PathTable } from "../path-table.ts";
import type { ServerEnvironment } from "../server-bindings.ts";

/**
 * Sets the key of the requested page. A path can be spelled in many ways; rate limits and pages use
 * this key, so that no spelling bypasses a limit.
 */
export function findPage(paths: PathTable) {
  return createMiddleware<ServerEnvironment>(async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    c.set("pageKey", pageKey(pathname + search, paths));
    await next();
  });
}
