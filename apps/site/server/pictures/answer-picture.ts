import { hasPicture, isPictureName, pictureHeaders } from "@crm/server-kit/stored-picture";
import { createMiddleware } from "hono/factory";
import type { Backend } from "../../app/backend/.server/backend.ts";

/** A missing picture or variant may exist a moment later, so no cache may store the answer. */
const notCached = { "Cache-Control": "no-store" };

/**
 * Serves a picture of an article from the site's own address. Only names that our back office gives are
 * requested from the host; it is not a proxy for anything else there.
 */
export function answerPicture({ getPicture }: Pick<Backend, "getPicture">) {
  return createMiddleware(async (c, next) => {
    const name = c.req.param("name") ?? "";
    if (!isPictureName(name)) return next();
    const answer = await getPicture(name);
    if (answer.outcome === "missing") return c.text("There is no such picture.", 404, notCached);
    if (answer.outcome === "error") {
      return c.text("This picture can't be loaded right now.", 502, notCached);
    }
    const headers = pictureHeaders(answer.name);
    if (answer.name !== name) {
      return c.body(new Uint8Array(answer.bytes), 200, { ...headers, ...notCached });
    }
    if (hasPicture(c.req.header("If-None-Match"), name)) return c.body(null, 304, headers);
    return c.body(new Uint8Array(answer.bytes), 200, headers);
  });
}
