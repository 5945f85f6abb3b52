import { z } from "zod";

/** What a tolerant schema has read. */
export interface TolerantResult<Value> {
  /** Undefined when the value can't be used at all. */
  data: Value | undefined;
  /** The names of the parts that are wrong, such as `articles[].publishedAt`. */
  wrong: readonly string[];
}

/** Receives the name of a part that is wrong. */
type Report = (name: string) => void;

/** The tolerant schemas that have been made, each with the names of the current parsing. */
const made = new WeakMap<z.ZodType, { tolerant: z.ZodType; wrong: Set<string> }>();

/**
 * Reads a value by a schema of the contract, but in foreign hosts' favour: a wrong optional field
 * counts as missing, and a wrong entry of a list is left out. So an odd article does not lose the
 * others.
 */
export function parseTolerantly<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): TolerantResult<z.output<Schema>> {
  const { tolerant, wrong } = made.get(schema) ?? makeTolerant(schema);
  wrong.clear();
  const read = tolerant.safeParse(value);
  for (const { path } of read.error?.issues ?? []) wrong.add(path.join(".") || "everything");
  return { data: read.data as z.output<Schema> | undefined, wrong: [...wrong] };
}

function makeTolerant(schema: z.ZodType) {
  const wrong = new Set<string>();
  const tolerant = loosen(schema, "", (name) => wrong.add(name));
  const entry = { tolerant, wrong };
  made.set(schema, entry);
  return entry;
}

/** Copies a schema; schemas other than objects, lists and optional ones stay as they are. */
function loosen(schema: z.ZodType, name: string, report: Report): z.ZodType {
  if (schema instanceof z.ZodOptional) {
    return replaceWrong(loosen(unwrap(schema), name, report).optional(), undefined, name, report);
  }
  if (schema instanceof z.ZodNullable) return loosen(unwrap(schema), name, report).nullable();
  if (schema instanceof z.ZodArray) {
    const entryName = `${name}[]`;
    const entry = loosen(schema.element as z.ZodType, entryName, report);
    return z
      .array(replaceWrong(entry, leftOut, entryName, report))
      .transform((entries) => entries.filter((found) => found !== leftOut));
  }
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.ZodType>(schema.shape).map(
      ([key, field]) => [key, loosen(field, name ? `${name}.${key}` : key, report)] as const,
    );
    return schema.extend(Object.fromEntries(fields));
  }
  return schema;
}

const leftOut = Symbol("a wrong entry of a list");

function replaceWrong(schema: z.ZodType, by: unknown, name: string, report: Report): z.ZodType {
  return schema.catch(() => {
    report(name);
    return by;
  });
}

function unwrap(schema: z.ZodOptional | z.ZodNullable): z.ZodType {
  return schema.unwrap() as z.ZodType;
}
