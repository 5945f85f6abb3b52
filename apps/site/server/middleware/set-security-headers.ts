import { createMiddleware } from "hono/factory";
import { closedPolicy, securityHeaders } from "../security-headers.ts";

/** Sets the security headers on whatever the rest answers. */
export function setSecurityHeaders(siteUrl: string) {
  const headers = Object.entries(securityHeaders(siteUrl));
  return createMiddleware(async (c, next) => {
    await next();
    for (const [name, value] of headers) c.header(name, value);
    // A reader with the very page puts a 304's headers over those that she has.
    if (c.res.status !== 304 && !c.res.headers.has("Content-Security-Policy")) {
      c.header("Content-Security-Policy", closedPolicy);
    }
  });
}
