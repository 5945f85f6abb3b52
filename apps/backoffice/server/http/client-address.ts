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
 * The client that a rate limit counts: the visitor named in the site's signed assertion, else the
 * nearest address that is not a trusted proxy.
 */
export function findClientAddress<Env extends AppEnv>(c: Context<Env>, services: Services): string {
  const assertion = readAssertion(c, services);
  if (assertion?.visitor) return assertion.visitor;
  const forwarded = c.req.header("X-Forwarded-For")?.split(",") ?? [];
  const connection = c.env?.incoming?.socket.remoteAddress ?? "";
  return pickClientAddress([...forwarded, connection], services.trustedProxies);
}

/** The signed assertion of this request, when the site sent it. */
export function readAssertion(
  c: Pick<Context, "req">,
  { settings, now }: Services,
): SiteAssertion | undefined {
  return readSiteAssertion(settings.publishSecret, c.req.header(siteAssertionHeader), now());
}
