import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Backend } from "../app/backend/.server/backend.ts";
import {
  backendContext,
  pagePolicyContext,
  publicSettingsContext,
} from "../app/backend/.server/context.ts";
import type { SiteSettings } from "../app/backend/.server/settings.ts";
import { pagePolicy } from "./page-policy.ts";
import { publicSettings } from "./public-settings.ts";

/** The type that React Router gives to the data of a page. */
const dataType = "text/x-script";

/**
 * Makes pages with React Router. A page is made from its address alone: no header, cookie or host
 * of a visitor's request reaches it, so what is made for one may be shown to all.
 *
 * @returns a function from path and query to the answer
 */
export function createPageRenderer(
  build: ServerBuild,
  settings: SiteSettings,
  backend: Backend,
  mode: "production" | "development",
): (key: string) => Promise<Response> {
  const handle = createRequestHandler(build, mode);
  const policy = pagePolicy(settings);
  const shown = publicSettings(settings);
  return async (key) => {
    const context = new RouterContextProvider();
    context.set(backendContext, backend);
    context.set(pagePolicyContext, policy);
    context.set(publicSettingsContext, shown);
    const response = await handle(new Request(settings.siteUrl + key), context);
    // React Router leaves the charset out, and a browser that opens such an address would guess it.
    if (response.headers.get("Content-Type") === dataType) {
      response.headers.set("Content-Type", `${dataType}; charset=utf-8`);
    }
    return response;
  };
}

/** All paths of the route table, with `:name` for a parameter. */
export function routePatterns({ routes }: Pick<ServerBuild, "routes">): string[] {
  const fullPath = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? `${fullPath(route.parentId)}/${route.path ?? ""}` : "";
  };
  const parents = new Set(Object.values(routes).map((route) => route?.parentId));
  return Object.keys(routes)
    .filter((id) => !parents.has(id))
    .map(fullPath);
}
