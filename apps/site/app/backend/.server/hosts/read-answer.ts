import type { z } from "zod";
import { log } from "../log.ts";
import { parseTolerantly } from "./tolerant-schema.ts";

/**
 * Reads a host's answer by its schema in the contract. Wrong parts are named in the log, without
 * what they contain.
 *
 * @param name the call or extension, for the log
 * @param candidates where the answer may be in the body; the first that the schema accepts counts
 * @returns undefined when the schema accepts none
 */
export function readAnswer<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  ...candidates: readonly unknown[]
): z.output<Schema> | undefined {
  let wrong: readonly string[] = [];
  for (const candidate of candidates) {
    const read = parseTolerantly(schema, candidate);
    wrong = read.wrong;
    if (read.data === undefined) continue;
    if (wrong.length > 0) log.warn({ name, wrong }, "A host's answer has parts that are wrong");
    return read.data;
  }
  log.warn({ name, wrong }, "A host's answer can't be read");
  return undefined;
}
