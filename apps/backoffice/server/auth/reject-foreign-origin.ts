import { createMiddleware } from "hono/factory";
import { HttpError } from "../http/http-error.ts";

/**
 * Rejects writes from pages of other origins, by the headers that browsers send. Other clients send
 * neither header, and have no cookie of a person.
 */
export function rejectForeignOrigin(backofficeUrl: string) {
  const own = new URL(backofficeUrl).origin;
  return createMiddleware(async (c, next) => {
    const origin = c.req.header("Origin");
    const site = c.req.header("Sec-Fetch-Site");
    const reads = c.req.method === "GET" || c.req.method === "HEAD";
    if (reads || ((!origin || origin === own) && (!site || site === "same-origin"))) return next();
    throw new HttpError(403, `This only works from the desk at ${own}/admin`);
  });
}
