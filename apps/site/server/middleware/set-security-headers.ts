import { createMiddleware } from "hono/factory";
import { closedPolicy, securityHeaders } from "../security-headers.ts";

/** Sets the security headers on every answer. */
export function setSecurityHeaders(siteUrl: string) {
  const headers = Object.entries(securityHeaders(siteUrl));
  return createMiddleware(async (c, next) => {
    await next();
    for (const [name, value] of headers) c.header(name, value);
    // A browser replaces its stored headers by those of a 304, so a 304 must not carry this policy.
    if (c.res.status !== 304 && !c.res.headers.has("Content-Security-Policy")) {
      c.header("Content-Security-Policy", closedPolicy);
    }
  });
}
