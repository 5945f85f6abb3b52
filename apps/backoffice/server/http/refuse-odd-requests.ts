import { createMiddleware } from "hono/factory";
import { refusal } from "./answers.ts";

/**
 * Requests that no caller of ours makes: a compressed body, which would have to be inflated before
 * its size is known, and a NUL in the address, which PostgreSQL can't compare with.
 */
export const refuseOddRequests = createMiddleware(async (c, next) => {
  if (c.req.header("Content-Encoding")) {
    return c.json(refusal("Please send the body uncompressed"), 415);
  }
  if (/%00/.test(c.req.url)) return c.json(refusal("There is nothing at this address"), 404);
  return next();
});
