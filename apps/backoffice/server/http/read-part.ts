import { partParameters } from "@crm/contract/extensions/article-parts";
import type { Context } from "hono";
import type { z } from "zod";
import { HttpError } from "./http-error.ts";

/**
 * Reads which part of a list a call asks for; undefined when it asks for the whole list.
 *
 * @throws HttpError 400 when a parameter is wrong
 */
export function readPart<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): z.output<Schema> | undefined {
  const given = c.req.query();
  if (!partParameters.some((name) => name in given)) return undefined;
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const name = String(read.error.issues[0]?.path[0]);
  throw new HttpError(400, `The parameter ${name} is wrong`, { field: name });
}
