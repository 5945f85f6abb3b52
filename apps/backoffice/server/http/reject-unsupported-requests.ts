import { createMiddleware } from "hono/factory";
import { HttpError } from "./http-error.ts";

/**
 * Requests that no caller of ours makes: a compressed body, which would have to be inflated before
 * its size is known, and a NUL in the address, which PostgreSQL can't compare with.
 */
export const rejectUnsupportedRequests = createMiddleware(async (c, next) => {
  if (c.req.header("Content-Encoding")) {
    throw new HttpError(415, "Please send the body without a content encoding");
  }
  if (c.req.url.includes("%00")) throw new HttpError(404, "There is nothing at this address");
  await next();
});
