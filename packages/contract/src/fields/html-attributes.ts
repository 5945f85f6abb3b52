import { z } from "zod";

/** What a field's schema says about its HTML control. */
interface ControlRules {
  type?: "email";
  maxLength?: number;
}

/** The attributes of a form's control. */
export interface FieldAttributes extends ControlRules {
  required: boolean;
}

/**
 * The rules of field schemas that HTML knows too. Zod can't tell them: our length rules are
 * refinements, see `length-rules.ts`.
 */
export const controlRules = z.registry<ControlRules>();

/**
 * Derives the attributes of each control from the schema of a call's request. A rule that HTML can't
 * express, such as the contact phone's length without spaces, has no attribute: a browser without
 * JavaScript must not reject what the server accepts.
 *
 * @example readFieldAttributes(addLead.request.shape).fullName // { required: true, maxLength: 120 }
 */
export function readFieldAttributes<Name extends string>(
  shape: Record<Name, z.ZodType>,
): Record<Name, FieldAttributes> {
  const entries = Object.entries<z.ZodType>(shape).map(([name, field]) => [
    name,
    { required: !field.safeParse(undefined).success, ...controlRules.get(field) },
  ]);
  return Object.fromEntries(entries);
}
