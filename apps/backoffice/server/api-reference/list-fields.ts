import { type DescribedSchema, describeSchema } from "@crm/contract/open-api/describe-schema";
import type { z } from "zod";

/** A field of a request or an answer, for people. */
export interface Field {
  /** With dots for fields of fields and `[]` for entries of a list. */
  name: string;
  /** For example "text, at most 120 characters" or "one of: a, b". */
  kind: string;
  required: boolean;
}

/** Lists the fields of a schema from the outside in, each once. */
export function listFields(schema: z.ZodType): Field[] {
  return listProperties(describeSchema(schema), "");
}

function listProperties(schema: DescribedSchema, before: string): Field[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([key, value]) => {
    const name = `${before}${key}`;
    const inner = withoutNull(value);
    const entries = inner.type === "array" && inner.items ? withoutNull(inner.items) : undefined;
    return [
      { name, kind: describeKind(value), required: required.includes(key) },
      ...listProperties(inner, `${name}.`),
      ...(entries ? listProperties(entries, `${name}[].`) : []),
    ];
  });
}

function withoutNull(schema: DescribedSchema): DescribedSchema {
  return schema.anyOf?.find(({ type }) => type !== "null") ?? schema;
}

const names: Record<string, string> = {
  string: "text",
  boolean: "true or false",
  integer: "number",
  array: "list",
  null: "empty",
};

function describeKind(schema: DescribedSchema): string {
  const { enum: choices, const: only, anyOf, type, format, maxLength } = schema;
  if (choices) return `one of: ${choices.join(", ")}`;
  if (only !== undefined) return `always ${only}`;
  if (anyOf) return [...new Set(anyOf.map(describeKind))].join(" or ");
  const kinds = [type ?? "any value"].flat().map((name) => names[name] ?? name);
  const kind = format ?? kinds.join(" or ");
  return maxLength === undefined ? kind : `${kind}, at most ${maxLength} characters`;
}
