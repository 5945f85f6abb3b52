import { createMiddleware } from "hono/factory";
import { paths } from "../../app/paths.ts";
import { termParameter } from "../../app/search/term.ts";
import type { TakeTurn } from "../rate-limits.ts";
import type { ServerEnvironment } from "../server-bindings.ts";
import { limitTurns } from "./limit-turns.ts";

/** Searches are never kept, and each makes a host work: one client has a share of them. */
export function limitSearches(takeTurn: TakeTurn) {
  const limit = limitTurns("search", takeTurn);
  return createMiddleware<ServerEnvironment>(async (c, next) => {
    const isSearch = c.req.path === paths.search || c.req.path === `${paths.search}.data`;
    return isSearch && c.req.query(termParameter) ? limit(c, next) : next();
  });
}
