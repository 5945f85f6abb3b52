import { createMiddleware } from "hono/factory";
import { HttpError } from "./http-error.ts";

/**
 * Rejects a compressed body, because its size is unknown until it is decompressed. Rejects a NUL in
 * the address, because PostgreSQL can't compare it.
 */
export const rejectUnsupportedRequests = createMiddleware(async (c, next) => {
  if (c.req.header("Content-Encoding")) {
    throw new HttpError(415, "Please send the body without a content encoding");
  }
  if (c.req.url.includes("%00")) throw new HttpError(404, "This address does not exist");
  await next();
});
