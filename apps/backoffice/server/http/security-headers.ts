import { commonSecurityHeaders } from "@crm/server-kit/security-headers";
import { createMiddleware } from "hono/factory";

/**
 * Sets each header on every answer that does not have it yet. The values are for JSON; a handler
 * that answers with HTML or a file sets its own policy and caching.
 *
 * @param backofficeUrl the back office's public origin
 */
export function setSecurityHeaders(backofficeUrl: string) {
  const headers = Object.entries({
    ...commonSecurityHeaders(backofficeUrl),
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Cache-Control": "no-store",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
  });
  return createMiddleware(async (c, next) => {
    await next();
    for (const [name, value] of headers) {
      if (!c.res.headers.has(name)) c.header(name, value);
    }
  });
}
