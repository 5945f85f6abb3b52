import type { ComponentProps, ReactNode } from "react";
import { boxClass, boxFocusClass, Field } from "../forms/field.tsx";
import { joinClasses } from "../ui/classes.ts";

interface Labelled {
  form: string;
  field: string;
  label: string;
}

/**
 * A field of a form that sends nothing. Its control has no name, so its value is not sent, not even
 * in an address, and it is not validated.
 */
export function DisplayOnlyField({
  form,
  field,
  label,
  children,
}: Labelled & {
  children: (control: { id: string; className: string }) => ReactNode;
}) {
  return (
    <Field form={form} name={field} label={label}>
      {({ id }) => children({ id, className: joinClasses(boxClass, boxFocusClass) })}
    </Field>
  );
}

/** One line of text in such a field. */
export function DisplayOnlyTextField({
  form,
  field,
  label,
  ...input
}: Labelled & Pick<ComponentProps<"input">, "type" | "autoComplete">) {
  return (
    <DisplayOnlyField form={form} field={field} label={label}>
      {(control) => <input {...control} {...input} />}
    </DisplayOnlyField>
  );
}
