import type { ComponentProps } from "react";
import { joinClasses } from "../ui/classes.ts";
import { boxClass, boxFocusClass, Field, type FieldProps } from "./field.tsx";

/** A one-line text field with its label. */
export function TextField({
  form,
  name,
  label,
  error,
  attributes,
  defaultValue,
  autoComplete,
}: FieldProps & { label: string } & Pick<ComponentProps<"input">, "autoComplete">) {
  return (
    <Field form={form} name={name} label={label} error={error}>
      {(control) => (
        <input
          {...control}
          {...attributes}
          defaultValue={defaultValue}
          autoComplete={autoComplete}
          className={joinClasses(boxClass, boxFocusClass)}
        />
      )}
    </Field>
  );
}
