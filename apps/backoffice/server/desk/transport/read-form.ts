import { firstErrors } from "@crm/contract/fields/first-errors";
import { checkShape } from "@crm/server-kit/check-shape";
import type { Context } from "hono";
import { z } from "zod";
import { readJson } from "../../http/read-json.ts";
import { FormError } from "./form-error.ts";

/**
 * Reads and validates a form of the desk.
 *
 * @throws FormError with a message for each invalid field
 */
export async function readForm<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const result = checkShape(schema, await readJson(c, z.looseObject({})));
  if (result.success) return result.data;
  throw new FormError(firstErrors(result.error));
}
