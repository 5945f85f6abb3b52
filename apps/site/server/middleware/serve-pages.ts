import { createMiddleware } from "hono/factory";
import { answerBusy, type LoadShedder } from "../load-shedding.ts";
import type { PageCache } from "../page-cache/page-cache.ts";
import { pageAnswer } from "../page-cache/stored-page.ts";
import type { ServerEnvironment } from "../server-bindings.ts";

/** Answers pages and their data, from the cache if possible. */
export function servePages(cache: PageCache, shedder: LoadShedder) {
  return createMiddleware<ServerEnvironment>(async (c) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") {
      return c.text("This page accepts only GET and HEAD requests.", 405, { Allow: "GET, HEAD" });
    }
    const key = c.get("pageKey");
    if (key === undefined) return c.notFound();
    const found = cache.find(key) ?? (await shedder.run(() => cache.load(key)));
    if (found === "busy") return answerBusy(c);
    if (found instanceof Response) return found;
    const { status, headers, body } = pageAnswer(found, {
      acceptEncoding: c.req.header("Accept-Encoding"),
      ifNoneMatch: c.req.header("If-None-Match"),
    });
    const isWanted = body && c.req.method !== "HEAD";
    return new Response(isWanted ? new Uint8Array(body) : null, { status, headers });
  });
}
