import { createHash, timingSafeEqual } from "node:crypto";
import { apiKeyHeader, idempotencyHeader, idempotencyKeyMaxLength } from "@crm/contract/calls/call";
import {
  readSiteAssertion,
  type SiteAssertion,
  siteAssertionHeader,
} from "@crm/contract/extensions/site-assertion";
import { leadCapture } from "@crm/contract/lead-capture";
import { pickClientAddress } from "@crm/server-kit/client-address";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Services } from "../services.ts";
import type { AppEnv } from "./app-env.ts";
import { HttpError } from "./http-error.ts";

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

/** Lets only requests pass that the site has signed; answers 401 to others. */
export function requireSite(services: Services) {
  return createMiddleware(async (c, next) => {
    if (!readAssertion(c, services))
      throw new HttpError(401, "Only the site may send this request");
    await next();
  });
}

/** @throws HttpError 401 when the request does not have the site's key */
export function requireApiKey(c: Context, apiKey: string): void {
  const given = digest(c.req.header(apiKeyHeader) ?? "");
  if (!timingSafeEqual(given, digest(apiKey))) {
    throw new HttpError(401, leadCapture.messages.invalidKey);
  }
}

/** Hashes have equal lengths, so the comparison takes the same time for every input. */
function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

/** @throws HttpError 400 when the key is empty, too long or not printable */
export function readIdempotencyKey(c: Context): string | undefined {
  const key = c.req.header(idempotencyHeader);
  if (key === undefined) return key;
  if (key.length <= idempotencyKeyMaxLength && /^[\x21-\x7e]+$/.test(key)) return key;
  const message = `The Idempotency-Key must be 1 to ${idempotencyKeyMaxLength} visible characters`;
  throw new HttpError(400, message, { field: idempotencyHeader });
}
