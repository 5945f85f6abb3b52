import { createMiddleware } from "hono/factory";

/** Marks answers that are for one visitor only as not cacheable. */
export const noStore = createMiddleware(async (c, next) => {
  await next();
  c.header("Cache-Control", "no-store");
});
