import { BlockList, isIP } from "node:net";
import {
  readSiteAssertion,
  type SiteAssertion,
  siteAssertionHeader,
} from "@crm/contract/extensions/site-assertion";
import type { Context } from "hono";
import type { Services } from "../services.ts";
import type { AppEnv } from "./app-env.ts";

/**
 * Whom a request counts for: the visitor that the site vouches for, else the nearest address that
 * is not a trusted proxy.
 */
export function findClientAddress(c: Context<AppEnv>, services: Services): string {
  const assertion = readAssertion(c, services);
  if (assertion) return assertion.visitor;
  const forwarded = c.req.header("X-Forwarded-For")?.split(",") ?? [];
  return pickClientAddress(
    [...forwarded, c.env?.incoming?.socket.remoteAddress ?? ""],
    services.trustedProxies,
  );
}

/** What the site vouches for on this request, if it is the site that asks. */
export function readAssertion(
  c: Context<AppEnv>,
  { settings, now }: Services,
): SiteAssertion | undefined {
  return readSiteAssertion(settings.publishSecret, c.req.header(siteAssertionHeader), now());
}

/**
 * Walks from the connection towards the client for as long as each hop is a trusted proxy.
 *
 * @param hops addresses in the order of `X-Forwarded-For`, the connection's own last
 */
export function pickClientAddress(hops: string[], trustedProxies: BlockList): string {
  let client = "unknown";
  for (const hop of hops.toReversed()) {
    const address = hop.trim().replace(/^::ffff:(?=\d+\.)/i, "");
    const family = isIP(address);
    if (family === 0) break;
    client = address;
    if (!trustedProxies.check(address, family === 6 ? "ipv6" : "ipv4")) break;
  }
  return client;
}

/** @param entries addresses and blocks, checked by the settings */
export function listTrustedProxies(entries: string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = "", bits] = entry.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
