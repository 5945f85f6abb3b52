import { joinClasses } from "../ui/classes.ts";
import { boxClass, boxFocusClass, Field } from "./field.tsx";

/** Several lines of text; it grows with them, as far as a phone shows it whole. */
export function MessageField({
  form,
  name,
  label,
  maxLength,
  error,
}: {
  form: string;
  name: string;
  label: string;
  maxLength: number;
  error?: string | undefined;
}) {
  return (
    <Field form={form} name={name} label={label} error={error}>
      {(control) => (
        <textarea
          {...control}
          rows={5}
          maxLength={maxLength}
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
