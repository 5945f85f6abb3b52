import type { Context } from "hono";
import type { z } from "zod";
import { HttpError } from "./http-error.ts";
import { limitBodyTo } from "./limit-body.ts";

/** Far more than any form of ours sends; a captcha token is the largest part. */
export const limitBody = limitBodyTo(64 * 1024);

/**
 * Reads a JSON body in the shape of a schema.
 *
 * @throws HttpError 400 with a sentence, and the first field that is wrong
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

/**
 * Checks a value that somebody has sent. A schema may throw on values that nobody expected; that is
 * the sender's mistake as well, never a fault of ours.
 *
 * @throws HttpError 400 when the schema throws
 */
export function checkShape<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.ZodSafeParseResult<z.output<Schema>> {
  try {
    return schema.safeParse(value);
  } catch (cause) {
    throw new HttpError(400, "The body has a value that can't be read", { cause });
  }
}

async function parseJson(c: Context): Promise<unknown> {
  const type = c.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") {
    throw new HttpError(400, "The header Content-Type must be application/json");
  }
  const text = await c.req.text();
  try {
    return JSON.parse(text, refuseNul);
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new HttpError(400, "The body is not valid JSON");
  }
}

/** PostgreSQL can't store a NUL in text, and no visitor types one. */
function refuseNul(key: string, value: unknown): unknown {
  if (key.includes("\0") || (typeof value === "string" && value.includes("\0"))) {
    throw new HttpError(400, "The body must not contain NUL characters");
  }
  return value;
}
