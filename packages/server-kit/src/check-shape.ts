import type { z } from "zod";

/** A value on which a schema has thrown. It is an error of the client, not of the server. */
export class UnreadableValue extends Error {
  override readonly name = "UnreadableValue";
}

/**
 * Validates a value that a client sent. A schema may throw on unexpected values.
 *
 * @throws UnreadableValue when the schema throws
 * @example checkShape(z.string(), 5).success // false
 */
export function checkShape<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.ZodSafeParseResult<z.output<Schema>> {
  try {
    return schema.safeParse(value);
  } catch (cause) {
    throw new UnreadableValue("A schema has thrown", { cause });
  }
}
