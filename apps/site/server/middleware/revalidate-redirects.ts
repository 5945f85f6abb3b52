import { createMiddleware } from "hono/factory";

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
