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

/** Marks answers that are for one visitor only as not cacheable. */
export const noStore = createMiddleware(async (c, next) => {
  await next();
  c.header("Cache-Control", "no-store");
});

/** A browser keeps these answers forever when they have no `Cache-Control`. */
const keptForever = new Set([308, 410]);

/**
 * Makes browsers ask again before they repeat a permanent redirect or a removal: an editor may rename
 * an article back, or restore it.
 */
export const revalidateRedirects = createMiddleware(async (c, next) => {
  await next();
  if (keptForever.has(c.res.status) && !c.res.headers.has("Cache-Control")) {
    c.header("Cache-Control", "no-cache");
  }
});
