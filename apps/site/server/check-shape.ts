import { HTTPException } from "hono/http-exception";
import type { z } from "zod";

/**
 * Checks what somebody has sent. A schema may throw on values that nobody expected; that is the
 * sender's mistake as well, never a fault of ours.
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
