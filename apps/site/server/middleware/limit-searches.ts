import { createMiddleware } from "hono/factory";
import { paths } from "../../app/paths.ts";
import { termParameter } from "../../app/search/term.ts";
import { pagePath, splitOnce } from "../page-cache/page-key.ts";
import type { ConsumeRateLimit } from "../rate-limits.ts";
import type { ServerEnvironment } from "../server-bindings.ts";
import { limitRequests } from "./limit-requests.ts";

/** Rate-limits searches: they are never cached, so each one is a request to a host. */
export function limitSearches(consumeRateLimit: ConsumeRateLimit) {
  const limit = limitRequests("search", consumeRateLimit);
  return createMiddleware<ServerEnvironment>(async (c, next) => {
    const key = c.get("pageKey");
    return key !== undefined && isSearch(key) ? limit(c, next) : next();
  });
}

function isSearch(key: string): boolean {
  const [, query] = splitOnce(key, "?");
  return pagePath(key) === paths.search && new URLSearchParams(query).has(termParameter);
}
