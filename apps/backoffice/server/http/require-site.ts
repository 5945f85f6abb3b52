import { createMiddleware } from "hono/factory";
import type { Services } from "../services.ts";
import { readAssertion } from "./client-address.ts";
import { HttpError } from "./http-error.ts";

/** Lets only requests pass that the site has signed; answers 401 to others. */
export function requireSite(services: Services) {
  return createMiddleware(async (c, next) => {
    if (!readAssertion(c, services))
      throw new HttpError(401, "Only the site may send this request");
    await next();
  });
}
