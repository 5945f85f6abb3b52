import type { ComponentProps } from "react";
import { joinClasses } from "../ui/classes.ts";
import { boxClass, boxFocusClass, Field } from "./field.tsx";

/** A one-line text field with its label. */
export function TextField({
  form,
  name,
  label,
  error,
  className,
  ...input
}: {
  form: string;
  name: string;
  label: string;
  error?: string | undefined;
} & Omit<ComponentProps<"input">, "form" | "name" | "id">) {
  return (
    <Field form={form} name={name} label={label} error={error} className={className ?? ""}>
      {(control) => (
        <input {...control} {...input} className={joinClasses(boxClass, boxFocusClass)} />
      )}
    </Field>
  );
}
