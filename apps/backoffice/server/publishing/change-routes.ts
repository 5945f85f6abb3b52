import {
  type ContentChanges,
  contentChangesPath,
  cursorParameter,
} from "@crm/contract/extensions/content-changes";
import { Hono } from "hono";
import { z } from "zod";
import { answerWrongMethod } from "../http/answers.ts";
import { type AppEnv, apiPath } from "../http/app-env.ts";
import { requireSite } from "../http/caller.ts";
import type { Services } from "../services.ts";

/** A cursor of ours; any other one is unknown, like that of another installation. */
const cursors = z.uuid().catch("");

/** Tells the site which of its pages have changed; see the contract's `content-changes`. */
export function createChangeRoutes(services: Services): Hono<AppEnv> {
  const path = `${apiPath}${contentChangesPath}`;
  return new Hono<AppEnv>()
    .get(path, requireSite(services), async (c) => {
      const cursor = cursors.parse(c.req.query(cursorParameter));
      const found = await services.changeFeed.waitForChanges(cursor, c.req.raw.signal);
      return c.json<ContentChanges>(found, 200, { "Cache-Control": "no-store" });
    })
    .all(path, answerWrongMethod("GET"));
}
