import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
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
  return (request, response) => {
    if (answerFromCache(request, response, cache, paths)) return;
    request.headers.host = siteHost;
    app(request, response);
  };
}

function answerFromCache(
  { method, url = "/", headers }: IncomingMessage,
  response: ServerResponse,
  cache: PageCache,
  paths: PathTable,
): boolean {
  if ((method !== "GET" && method !== "HEAD") || headers["content-encoding"]) return false;
  // A URL without a query is the key itself; a URL that is not a page has no cache entry.
  const key = url.includes("?") ? pageKey(url, paths) : url;
  const page = key === undefined ? undefined : cache.find(key);
  if (!page) return false;
  const answer = pageAnswer(page, {
    acceptEncoding: headers["accept-encoding"]?.toString(),
    ifNoneMatch: headers["if-none-match"],
  });
  response.writeHead(answer.status, answer.headers);
  response.end(method === "HEAD" ? undefined : answer.body);
  return true;
}
