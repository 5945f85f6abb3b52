import { z } from "zod";
import { controlRules } from "../fields/html-attributes.ts";

/** The parts of JSON Schema that our schemas need. */
export interface DescribedSchema {
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: readonly unknown[];
  const?: unknown;
  maxLength?: number;
  properties?: Record<string, DescribedSchema>;
  required?: readonly string[];
  items?: DescribedSchema;
  anyOf?: readonly DescribedSchema[];
}

/**
 * Writes a schema as JSON Schema, as a caller sends it. Length rules and the email rule come from the
 * fields' control rules, because zod can't read them from a refinement.
 *
 * @example describeSchema(addLead.request).properties?.email // { type: "string", format: "email", maxLength: 254 }
 */
export function describeSchema(schema: z.ZodType): DescribedSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override({ zodSchema, jsonSchema }) {
      const rules = controlRules.get(zodSchema as unknown as z.ZodType);
      if (rules?.maxLength !== undefined) jsonSchema.maxLength = rules.maxLength;
      if (rules?.type === "email") {
        // JSON Schema has no flag for patterns that ignore case.
        delete jsonSchema.pattern;
        jsonSchema.format = "email";
      }
    },
  });
  return described as DescribedSchema;
}
