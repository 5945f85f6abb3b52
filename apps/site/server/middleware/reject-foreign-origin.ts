import { createMiddleware } from "hono/factory";
import { formCopy } from "../../app/forms/copy.ts";

/**
 * Accepts forms only from the site's own pages. A browser sends the source in `Sec-Fetch-Site`, or,
 * on plain http, in `Origin`. Other programs may send neither; they pass on to the other checks.
 */
export function rejectForeignOrigin(siteUrl: string) {
  return createMiddleware(async (c, next) => {
    const site = c.req.header("Sec-Fetch-Site");
    const origin = c.req.header("Origin");
    const isForeign = site ? site !== "same-origin" : origin !== undefined && origin !== siteUrl;
    return isForeign ? c.json({ outcome: "error", message: formCopy.foreign }, 403) : next();
  });
}
