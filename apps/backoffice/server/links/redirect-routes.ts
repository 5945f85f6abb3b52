import { type RedirectAnswer, redirectsPath } from "@crm/contract/extensions/old-addresses";
import { Hono } from "hono";
import { answerWrongMethod } from "../http/answers.ts";
import { type AppEnv, apiPath } from "../http/app-env.ts";
import type { Services } from "../services.ts";
import { findRedirect } from "./find-redirect.ts";

/** Returns the current address of a page to the site; see the contract's `old-addresses`. */
export function createRedirectRoutes(services: Services): Hono<AppEnv> {
  const path = `${apiPath}${redirectsPath}`;
  return new Hono<AppEnv>()
    .get(path, async (c) => {
      const found = await findRedirect(services, c.req.query("path") ?? "");
      return c.json<RedirectAnswer>(found);
    })
    .all(path, answerWrongMethod("GET"));
}
