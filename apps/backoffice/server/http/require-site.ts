import { createMiddleware } from "hono/factory";
import type { Services } from "../services.ts";
import { readAssertion } from "./client-address.ts";
import { HttpError } from "./http-error.ts";

/** Lets through only what the site has signed; 401 for everyone else. */
export function requireSite(services: Services) {
  return createMiddleware(async (c, next) => {
    if (!readAssertion(c, services)) throw new HttpError(401, "Only the site may ask this");
    await next();
  });
}
