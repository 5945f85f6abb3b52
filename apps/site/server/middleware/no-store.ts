import { createMiddleware } from "hono/factory";

/** Answers that belong to one visitor and one moment: nobody keeps them. */
export const noStore = createMiddleware(async (c, next) => {
  await next();
  c.header("Cache-Control", "no-store");
});
