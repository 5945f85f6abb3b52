import { type MovedAnswer, movedPath } from "@crm/contract/extensions/old-addresses";
import { Hono } from "hono";
import { answerWrongMethod } from "../http/answers.ts";
import { type AppEnv, apiPath } from "../http/app-env.ts";
import type { Services } from "../services.ts";
import { findMoved } from "./find-moved.ts";

/** Tells the site where a page has moved; see the contract's `old-addresses`. */
export function createMoved(services: Services): Hono<AppEnv> {
  const path = `${apiPath}${movedPath}`;
  return new Hono<AppEnv>()
    .get(path, async (c) => {
      const moved = await findMoved(services, c.req.query("path") ?? "");
      return c.json<MovedAnswer>({ path: moved ?? null });
    })
    .all(path, answerWrongMethod("GET"));
}
