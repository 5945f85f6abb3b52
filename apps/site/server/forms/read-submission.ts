import { checkShape } from "@crm/server-kit/check-shape";
import type { Context } from "hono";
import { z } from "zod";
import { idempotencyField } from "../../app/forms/outcome.ts";

const metadataSchema = z.object({ [idempotencyField]: z.uuid() });

/** The content of a form's body: its unchecked fields and its idempotency key. */
export interface ReadSubmission {
  fields: Record<string, unknown>;
  idempotencyKey: string;
}

/** Reads a form's body, JSON or form-encoded; undefined when it is neither or has no key. */
export async function readSubmission(c: Context): Promise<ReadSubmission | undefined> {
  const fields = await readBody(c);
  const read = checkShape(metadataSchema, fields);
  if (!fields || !read.success) return undefined;
  return { fields, idempotencyKey: read.data[idempotencyField] };
}

/** A body's fields, JSON or form-encoded; undefined when it is neither. */
export async function readBody(c: Context): Promise<Record<string, unknown> | undefined> {
  const type = c.req.header("Content-Type") ?? "";
  try {
    const body: unknown = type.includes("application/json")
      ? await c.req.json()
      : await c.req.parseBody();
    const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
    return isObject ? (body as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
