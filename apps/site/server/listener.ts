import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createIntegerCounter } from "@crm/server-kit/metrics";
import type { PageCache } from "./page-cache/page-cache.ts";
import { pageKey } from "./page-cache/page-key.ts";
import { pageAnswer } from "./page-cache/stored-page.ts";
import type { PathTable } from "./path-table.ts";

/**
 * Creates the listener for Node's HTTP server. It answers cached pages itself, before any
 * framework runs, and passes every other request to the app.
 *
 * @param siteHost host and port of the site's public address; they replace each request's Host
 *   header, so that no later code trusts a forged one
 * @param app the app's own listener
 */
export function createListener(
  siteHost: string,
  cache: PageCache,
  paths: PathTable,
  app: RequestListener,
): RequestListener {
  const answered = { 200: 0, 304: 0 };
  createIntegerCounter(
    { name: "cached_pages_total", help: "Answers from the page cache, by status" },
    "status",
    answered,
  );
  return (request, response) => {
    const status = answerFromCache(request, response, cache, paths);
    if (status) {
      answered[status] += 1;
      return;
    }
    request.headers.host = siteHost;
    app(request, response);
  };
}

/** Returns the status of the answer, if the page is in the cache. */
function answerFromCache(
  { method, url = "/", headers }: IncomingMessage,
  response: ServerResponse,
  cache: PageCache,
  paths: PathTable,
): 200 | 304 | undefined {
  if ((method !== "GET" && method !== "HEAD") || headers["content-encoding"]) return undefined;
  // A URL without a query is the key itself; a URL that is not a page has no cache entry.
  const key = url.includes("?") ? pageKey(url, paths) : url;
  const page = key === undefined ? undefined : cache.find(key);
  if (!page) return undefined;
  const answer = pageAnswer(page, {
    acceptEncoding: headers["accept-encoding"]?.toString(),
    ifNoneMatch: headers["if-none-match"],
  });
  response.writeHead(answer.status, answer.headers);
  response.end(method === "HEAD" ? undefined : answer.body);
  return answer.status;
}
