import { createMiddleware } from "hono/factory";

/**
 * Forms are only taken from the site's own pages. A browser says where a request comes from in
 * `Sec-Fetch-Site`, or, on plain http, in `Origin`; other programs say neither and are let through
 * to the checks that hold for everyone.
 */
export function rejectForeignOrigin(siteUrl: string) {
  return createMiddleware(async (c, next) => {
    const site = c.req.header("Sec-Fetch-Site");
    const origin = c.req.header("Origin");
    const isForeign = site ? site !== "same-origin" : origin !== undefined && origin !== siteUrl;
    if (!isForeign) return next();
    const message = "This form is only taken from the site itself.";
    return c.json({ outcome: "refused", message }, 403);
  });
}
