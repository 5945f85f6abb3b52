import { createMiddleware } from "hono/factory";
import { answerBusy, type LoadShedder } from "../load-shedding.ts";
import type { PageCache } from "../page-cache/page-cache.ts";
import { pageAnswer } from "../page-cache/stored-page.ts";
import type { ServerEnvironment } from "../server-bindings.ts";

/**
 * Answers pages and their data, from the cache if possible. While there is too much to do, a page that
 * was served before is served again, however old.
 */
export function servePages(cache: PageCache, shedder: LoadShedder) {
  return createMiddleware<ServerEnvironment>(async (c) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") {
      return c.text("This page accepts only GET and HEAD requests.", 405, { Allow: "GET, HEAD" });
    }
    const key = c.get("pageKey");
    if (key === undefined) return c.notFound();
    const loaded = cache.find(key) ?? (await shedder.run(() => cache.load(key)));
    const found = loaded === "busy" ? cache.findOld(key) : loaded;
    if (!found) return answerBusy(c);
    if (found instanceof Response) return found;
    const { status, headers, body } = pageAnswer(found, {
      acceptEncoding: c.req.header("Accept-Encoding"),
      ifNoneMatch: c.req.header("If-None-Match"),
    });
    const isWanted = body && c.req.method !== "HEAD";
    return new Response(isWanted ? new Uint8Array(body) : null, { status, headers });
  });
}
