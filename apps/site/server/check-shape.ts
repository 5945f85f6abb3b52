import { HTTPException } from "hono/http-exception";
import type { z } from "zod";

/**
 * Validates a request's values. A schema may throw on unexpected values; that is a client error
 * (400), not a server error.
 *
 * @throws HTTPException 400 when the schema throws
 */
export function checkShape<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.ZodSafeParseResult<z.output<Schema>> {
  try {
    return schema.safeParse(value);
  } catch (cause) {
    const message = "This could not be read. Please reload the page and try again.";
    throw new HTTPException(400, { message, cause });
  }
}
