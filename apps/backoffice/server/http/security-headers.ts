import { createMiddleware } from "hono/factory";

/** For JSON; a handler that answers with HTML or a file sets its own policy and caching. */
const defaults = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Cache-Control": "no-store",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
} as const;

/** Puts each header on every answer that does not carry its own. */
export const setSecurityHeaders = createMiddleware(async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(defaults)) {
    if (!c.res.headers.has(name)) c.header(name, value);
  }
});
