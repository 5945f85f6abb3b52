import { createHash, timingSafeEqual } from "node:crypto";
import { apiKeyHeader, idempotencyHeader, idempotencyKeyMaxLength } from "@crm/contract/calls/call";
import { leadCapture } from "@crm/contract/lead-capture";
import type { Context } from "hono";
import { HttpError } from "./http-error.ts";

/** @throws HttpError 401 when the request does not have the site's key */
export function requireApiKey(c: Context, apiKey: string): void {
  const given = digest(c.req.header(apiKeyHeader) ?? "");
  if (!timingSafeEqual(given, digest(apiKey))) {
    throw new HttpError(401, leadCapture.messages.invalidKey);
  }
}

/** @throws HttpError 400 when the key is empty, too long or not printable */
export function readIdempotencyKey(c: Context): string | undefined {
  const key = c.req.header(idempotencyHeader);
  if (key === undefined) return key;
  if (key.length <= idempotencyKeyMaxLength && /^[\x21-\x7e]+$/.test(key)) return key;
  const message = `The Idempotency-Key must be 1 to ${idempotencyKeyMaxLength} visible characters`;
  throw new HttpError(400, message, { field: idempotencyHeader });
}

/** Hashes have equal lengths, so the comparison takes the same time for every input. */
function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
