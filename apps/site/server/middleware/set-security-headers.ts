import { createMiddleware } from "hono/factory";
import { closedPolicy, securityHeaders } from "../security-headers.ts";

/** Sets the security headers on whatever the rest answers. */
export function setSecurityHeaders(siteUrl: string) {
  const headers = Object.entries(securityHeaders(siteUrl));
  return createMiddleware(async (c, next) => {
    await next();
    for (const [name, value] of headers) c.header(name, value);
    if (!c.res.headers.has("Content-Security-Policy")) {
      c.header("Content-Security-Policy", closedPolicy);
    }
  });
}
