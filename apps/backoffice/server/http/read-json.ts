import { checkShape } from "@crm/server-kit/check-shape";
import type { Context } from "hono";
import type { z } from "zod";
import { HttpError } from "./http-error.ts";
import { limitBodyTo } from "./limit-body.ts";

/** Far more than any of our forms sends; a captcha token is the largest part. */
export const limitBody = limitBodyTo(64 * 1024);

/**
 * Reads a JSON body and validates it with a schema.
 *
 * @throws HttpError 400 with a message and the first invalid field
 */
export async function readJson<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const result = checkShape(schema, await parseJson(c));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  if (!issue || issue.path.length === 0) throw new HttpError(400, "The body must be a JSON object");
  throw new HttpError(400, issue.message, { field: issue.path.join(".") });
}

async function parseJson(c: Context): Promise<unknown> {
  const type = c.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") {
    throw new HttpError(400, "The header Content-Type must be application/json");
  }
  const text = await c.req.text();
  try {
    // JSON can contain NUL only in this form.
    return text.includes("\\u0000") ? JSON.parse(text, rejectNul) : JSON.parse(text);
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new HttpError(400, "The body is not valid JSON");
  }
}

/** PostgreSQL can't store a NUL character in text. */
function rejectNul(key: string, value: unknown): unknown {
  if (key.includes("\0") || (typeof value === "string" && value.includes("\0"))) {
    throw new HttpError(400, "The body must not contain NUL characters");
  }
  return value;
}
