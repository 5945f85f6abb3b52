import type { z } from "zod";

/**
 * Lists the first error message of each field that a schema has rejected.
 *
 * @returns messages by the field's name; parts of a nested field's name are separated by dots
 * @example firstErrors(z.object({ name: z.string("Name is required") }).safeParse({}).error) // { name: "Name is required" }
 */
export function firstErrors(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[path.join(".")] ??= message;
  return errors;
}
