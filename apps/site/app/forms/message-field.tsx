import { joinClasses } from "../ui/classes.ts";
import { boxClass, boxFocusClass, Field, type FieldProps } from "./field.tsx";

/** A multi-line text field that grows with its text, up to a height that fits on a phone. */
export function MessageField({
  form,
  name,
  label,
  error,
  attributes: { required, maxLength },
  defaultValue,
}: FieldProps & { label: string }) {
  return (
    <Field form={form} name={name} label={label} error={error}>
      {(control) => (
        <textarea
          {...control}
          rows={5}
          required={required}
          maxLength={maxLength}
          defaultValue={defaultValue}
          className={joinClasses(
            boxClass,
            boxFocusClass,
            "resize-y py-3 field-sizing-content min-h-36 max-h-96",
          )}
        />
      )}
    </Field>
  );
}
