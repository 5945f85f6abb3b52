import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { Backend } from "../app/backend/.server/backend.ts";
import {
  backendContext,
  policySourcesContext,
  publicSettingsContext,
} from "../app/backend/.server/context.ts";
import { formReplyContext } from "../app/backend/.server/form-reply-context.ts";
import type { SiteSettings } from "../app/backend/.server/settings.ts";
import type { FormReply } from "../app/forms/form-reply.ts";
import { readPolicySources } from "./policy-sources.ts";
import { publicSettings } from "./public-settings.ts";

/** Renders the page of a key. With a reply it shows the answer to its form, for one visitor. */
export type RenderPage = (key: string, reply?: FormReply) => Promise<Response>;

/** The content type that React Router sets for a page's data. */
const dataType = "text/x-script";

/**
 * Renders pages with React Router from their address alone. No header, cookie or host of a
 * visitor's request reaches the renderer, so a page can be cached for everyone.
 *
 * @returns a function that renders a path with its query, and the answer to a form sent to it
 */
export function createPageRenderer(
  build: ServerBuild,
  settings: SiteSettings,
  backend: Backend,
  mode: "production" | "development",
): RenderPage {
  const handle = createRequestHandler(build, mode);
  const policy = readPolicySources(settings);
  const browserSettings = publicSettings(settings);
  return async (key, reply) => {
    const context = new RouterContextProvider();
    context.set(backendContext, backend);
    context.set(policySourcesContext, policy);
    context.set(publicSettingsContext, browserSettings);
    if (reply) context.set(formReplyContext, reply);
    const method = reply ? "POST" : "GET";
    const response = await handle(new Request(settings.siteUrl + key, { method }), context);
    // React Router sets no charset, and a browser that opens this address would guess one.
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
