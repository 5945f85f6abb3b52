import { createMiddleware } from "hono/factory";
import { pageKey } from "../page-cache/page-key.ts";
import type { PathTable } from "../path-table.ts";
import type { ServerEnvironment } from "../server-bindings.ts";

/**
 * Finds out which page a request asks for. A path can be spelled in many ways; whatever limits or
 * answers pages goes by what is found here, so that no spelling passes a limit.
 */
export function findPage(paths: PathTable) {
  return createMiddleware<ServerEnvironment>(async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    c.set("pageKey", pageKey(pathname + search, paths));
    await next();
  });
}
