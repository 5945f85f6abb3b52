import {
  readSiteAssertion,
  type SiteAssertion,
  siteAssertionHeader,
} from "@crm/contract/extensions/site-assertion";
import { pickClientAddress } from "@crm/server-kit/client-address";
import type { Context } from "hono";
import type { Services } from "../services.ts";
import type { AppEnv } from "./app-env.ts";

/**
 * Whom a request counts for: the visitor that the site vouches for, else the nearest address that
 * is not a trusted proxy.
 */
export function findClientAddress<Env extends AppEnv>(c: Context<Env>, services: Services): string {
  const assertion = readAssertion(c, services);
  if (assertion?.visitor) return assertion.visitor;
  const forwarded = c.req.header("X-Forwarded-For")?.split(",") ?? [];
  const connection = c.env?.incoming?.socket.remoteAddress ?? "";
  return pickClientAddress([...forwarded, connection], services.trustedProxies);
}

/** What the site vouches for on this request, if it is the site that asks. */
export function readAssertion(
  c: Pick<Context, "req">,
  { settings, now }: Services,
): SiteAssertion | undefined {
  return readSiteAssertion(settings.publishSecret, c.req.header(siteAssertionHeader), now());
}
